// Made by scripts/generate-binding of scripts/support/binding/newer.gir: edit neither.
// Functions that GTK has got since 4.8. Where it lacks one, its address is null: what `cgtk_has_…` answers says whether it may be called.
#pragma once

#include <gtk/gtk.h>

#if !GTK_CHECK_VERSION(4, 14, 0)
typedef enum { GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW = 0, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM = 1, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH = 2 } GtkAccessibleAnnouncementPriority;
#endif
#if !GTK_CHECK_VERSION(4, 10, 0)
typedef enum { GTK_FONT_LEVEL_FAMILY = 0, GTK_FONT_LEVEL_FACE = 1, GTK_FONT_LEVEL_FONT = 2, GTK_FONT_LEVEL_FEATURES = 3 } GtkFontLevel;
#endif
#if !GTK_CHECK_VERSION(4, 14, 0)
typedef enum { GTK_GRAPHICS_OFFLOAD_ENABLED = 0, GTK_GRAPHICS_OFFLOAD_DISABLED = 1 } GtkGraphicsOffloadEnabled;
#endif
#if !GTK_CHECK_VERSION(4, 12, 0)
typedef enum { GTK_LIST_TAB_ALL = 0, GTK_LIST_TAB_ITEM = 1, GTK_LIST_TAB_CELL = 2 } GtkListTabBehavior;
#endif
typedef struct _GtkAlertDialog GtkAlertDialog;
typedef struct _GtkColorDialog GtkColorDialog;
typedef struct _GtkColorDialogButton GtkColorDialogButton;
typedef struct _GtkFileDialog GtkFileDialog;
typedef struct _GtkFileLauncher GtkFileLauncher;
typedef struct _GtkFontDialog GtkFontDialog;
typedef struct _GtkFontDialogButton GtkFontDialogButton;
typedef struct _GtkGraphicsOffload GtkGraphicsOffload;
typedef struct _GtkListHeader GtkListHeader;
typedef struct _GtkSectionModel GtkSectionModel;
typedef struct _GtkUriLauncher GtkUriLauncher;

void weak_gtk_accessible_announce(GtkAccessible*, const char*, GtkAccessibleAnnouncementPriority) __asm__("gtk_accessible_announce") __attribute__((weak));
void weak_gtk_alert_dialog_choose(GtkAlertDialog*, GtkWindow*, GCancellable*, GAsyncReadyCallback, gpointer) __asm__("gtk_alert_dialog_choose") __attribute__((weak));
int weak_gtk_alert_dialog_choose_finish(GtkAlertDialog*, GAsyncResult*, GError **) __asm__("gtk_alert_dialog_choose_finish") __attribute__((weak));
const char* const* weak_gtk_alert_dialog_get_buttons(GtkAlertDialog*) __asm__("gtk_alert_dialog_get_buttons") __attribute__((weak));
int weak_gtk_alert_dialog_get_cancel_button(GtkAlertDialog*) __asm__("gtk_alert_dialog_get_cancel_button") __attribute__((weak));
int weak_gtk_alert_dialog_get_default_button(GtkAlertDialog*) __asm__("gtk_alert_dialog_get_default_button") __attribute__((weak));
const char* weak_gtk_alert_dialog_get_detail(GtkAlertDialog*) __asm__("gtk_alert_dialog_get_detail") __attribute__((weak));
const char* weak_gtk_alert_dialog_get_message(GtkAlertDialog*) __asm__("gtk_alert_dialog_get_message") __attribute__((weak));
gboolean weak_gtk_alert_dialog_get_modal(GtkAlertDialog*) __asm__("gtk_alert_dialog_get_modal") __attribute__((weak));
GType weak_gtk_alert_dialog_get_type(void) __asm__("gtk_alert_dialog_get_type") __attribute__((weak));
void weak_gtk_alert_dialog_set_buttons(GtkAlertDialog*, const char* const*) __asm__("gtk_alert_dialog_set_buttons") __attribute__((weak));
void weak_gtk_alert_dialog_set_detail(GtkAlertDialog*, const char*) __asm__("gtk_alert_dialog_set_detail") __attribute__((weak));
void weak_gtk_alert_dialog_set_message(GtkAlertDialog*, const char*) __asm__("gtk_alert_dialog_set_message") __attribute__((weak));
void weak_gtk_alert_dialog_set_modal(GtkAlertDialog*, gboolean) __asm__("gtk_alert_dialog_set_modal") __attribute__((weak));
void weak_gtk_alert_dialog_show(GtkAlertDialog*, GtkWindow*) __asm__("gtk_alert_dialog_show") __attribute__((weak));
gboolean weak_gtk_button_get_can_shrink(GtkButton*) __asm__("gtk_button_get_can_shrink") __attribute__((weak));
void weak_gtk_button_set_can_shrink(GtkButton*, gboolean) __asm__("gtk_button_set_can_shrink") __attribute__((weak));
GtkColorDialog* weak_gtk_color_dialog_button_get_dialog(GtkColorDialogButton*) __asm__("gtk_color_dialog_button_get_dialog") __attribute__((weak));
const GdkRGBA* weak_gtk_color_dialog_button_get_rgba(GtkColorDialogButton*) __asm__("gtk_color_dialog_button_get_rgba") __attribute__((weak));
GtkWidget* weak_gtk_color_dialog_button_new(GtkColorDialog*) __asm__("gtk_color_dialog_button_new") __attribute__((weak));
void weak_gtk_color_dialog_button_set_dialog(GtkColorDialogButton*, GtkColorDialog*) __asm__("gtk_color_dialog_button_set_dialog") __attribute__((weak));
void weak_gtk_color_dialog_button_set_rgba(GtkColorDialogButton*, const GdkRGBA*) __asm__("gtk_color_dialog_button_set_rgba") __attribute__((weak));
void weak_gtk_color_dialog_choose_rgba(GtkColorDialog*, GtkWindow*, const GdkRGBA*, GCancellable*, GAsyncReadyCallback, gpointer) __asm__("gtk_color_dialog_choose_rgba") __attribute__((weak));
GdkRGBA* weak_gtk_color_dialog_choose_rgba_finish(GtkColorDialog*, GAsyncResult*, GError **) __asm__("gtk_color_dialog_choose_rgba_finish") __attribute__((weak));
gboolean weak_gtk_color_dialog_get_modal(GtkColorDialog*) __asm__("gtk_color_dialog_get_modal") __attribute__((weak));
const char* weak_gtk_color_dialog_get_title(GtkColorDialog*) __asm__("gtk_color_dialog_get_title") __attribute__((weak));
gboolean weak_gtk_color_dialog_get_with_alpha(GtkColorDialog*) __asm__("gtk_color_dialog_get_with_alpha") __attribute__((weak));
GtkColorDialog* weak_gtk_color_dialog_new(void) __asm__("gtk_color_dialog_new") __attribute__((weak));
void weak_gtk_color_dialog_set_modal(GtkColorDialog*, gboolean) __asm__("gtk_color_dialog_set_modal") __attribute__((weak));
void weak_gtk_color_dialog_set_title(GtkColorDialog*, const char*) __asm__("gtk_color_dialog_set_title") __attribute__((weak));
void weak_gtk_color_dialog_set_with_alpha(GtkColorDialog*, gboolean) __asm__("gtk_color_dialog_set_with_alpha") __attribute__((weak));
GtkListItemFactory* weak_gtk_column_view_get_header_factory(GtkColumnView*) __asm__("gtk_column_view_get_header_factory") __attribute__((weak));
GtkListTabBehavior weak_gtk_column_view_get_tab_behavior(GtkColumnView*) __asm__("gtk_column_view_get_tab_behavior") __attribute__((weak));
void weak_gtk_column_view_set_header_factory(GtkColumnView*, GtkListItemFactory*) __asm__("gtk_column_view_set_header_factory") __attribute__((weak));
void weak_gtk_column_view_set_tab_behavior(GtkColumnView*, GtkListTabBehavior) __asm__("gtk_column_view_set_tab_behavior") __attribute__((weak));
GtkListItemFactory* weak_gtk_drop_down_get_header_factory(GtkDropDown*) __asm__("gtk_drop_down_get_header_factory") __attribute__((weak));
GtkStringFilterMatchMode weak_gtk_drop_down_get_search_match_mode(GtkDropDown*) __asm__("gtk_drop_down_get_search_match_mode") __attribute__((weak));
void weak_gtk_drop_down_set_header_factory(GtkDropDown*, GtkListItemFactory*) __asm__("gtk_drop_down_set_header_factory") __attribute__((weak));
void weak_gtk_drop_down_set_search_match_mode(GtkDropDown*, GtkStringFilterMatchMode) __asm__("gtk_drop_down_set_search_match_mode") __attribute__((weak));
const char* weak_gtk_file_dialog_get_accept_label(GtkFileDialog*) __asm__("gtk_file_dialog_get_accept_label") __attribute__((weak));
GtkFileFilter* weak_gtk_file_dialog_get_default_filter(GtkFileDialog*) __asm__("gtk_file_dialog_get_default_filter") __attribute__((weak));
GListModel* weak_gtk_file_dialog_get_filters(GtkFileDialog*) __asm__("gtk_file_dialog_get_filters") __attribute__((weak));
GFile* weak_gtk_file_dialog_get_initial_file(GtkFileDialog*) __asm__("gtk_file_dialog_get_initial_file") __attribute__((weak));
GFile* weak_gtk_file_dialog_get_initial_folder(GtkFileDialog*) __asm__("gtk_file_dialog_get_initial_folder") __attribute__((weak));
const char* weak_gtk_file_dialog_get_initial_name(GtkFileDialog*) __asm__("gtk_file_dialog_get_initial_name") __attribute__((weak));
gboolean weak_gtk_file_dialog_get_modal(GtkFileDialog*) __asm__("gtk_file_dialog_get_modal") __attribute__((weak));
const char* weak_gtk_file_dialog_get_title(GtkFileDialog*) __asm__("gtk_file_dialog_get_title") __attribute__((weak));
GtkFileDialog* weak_gtk_file_dialog_new(void) __asm__("gtk_file_dialog_new") __attribute__((weak));
void weak_gtk_file_dialog_open(GtkFileDialog*, GtkWindow*, GCancellable*, GAsyncReadyCallback, gpointer) __asm__("gtk_file_dialog_open") __attribute__((weak));
GFile* weak_gtk_file_dialog_open_finish(GtkFileDialog*, GAsyncResult*, GError **) __asm__("gtk_file_dialog_open_finish") __attribute__((weak));
void weak_gtk_file_dialog_open_multiple(GtkFileDialog*, GtkWindow*, GCancellable*, GAsyncReadyCallback, gpointer) __asm__("gtk_file_dialog_open_multiple") __attribute__((weak));
GListModel* weak_gtk_file_dialog_open_multiple_finish(GtkFileDialog*, GAsyncResult*, GError **) __asm__("gtk_file_dialog_open_multiple_finish") __attribute__((weak));
void weak_gtk_file_dialog_save(GtkFileDialog*, GtkWindow*, GCancellable*, GAsyncReadyCallback, gpointer) __asm__("gtk_file_dialog_save") __attribute__((weak));
GFile* weak_gtk_file_dialog_save_finish(GtkFileDialog*, GAsyncResult*, GError **) __asm__("gtk_file_dialog_save_finish") __attribute__((weak));
void weak_gtk_file_dialog_select_folder(GtkFileDialog*, GtkWindow*, GCancellable*, GAsyncReadyCallback, gpointer) __asm__("gtk_file_dialog_select_folder") __attribute__((weak));
GFile* weak_gtk_file_dialog_select_folder_finish(GtkFileDialog*, GAsyncResult*, GError **) __asm__("gtk_file_dialog_select_folder_finish") __attribute__((weak));
void weak_gtk_file_dialog_select_multiple_folders(GtkFileDialog*, GtkWindow*, GCancellable*, GAsyncReadyCallback, gpointer) __asm__("gtk_file_dialog_select_multiple_folders") __attribute__((weak));
GListModel* weak_gtk_file_dialog_select_multiple_folders_finish(GtkFileDialog*, GAsyncResult*, GError **) __asm__("gtk_file_dialog_select_multiple_folders_finish") __attribute__((weak));
void weak_gtk_file_dialog_set_accept_label(GtkFileDialog*, const char*) __asm__("gtk_file_dialog_set_accept_label") __attribute__((weak));
void weak_gtk_file_dialog_set_default_filter(GtkFileDialog*, GtkFileFilter*) __asm__("gtk_file_dialog_set_default_filter") __attribute__((weak));
void weak_gtk_file_dialog_set_filters(GtkFileDialog*, GListModel*) __asm__("gtk_file_dialog_set_filters") __attribute__((weak));
void weak_gtk_file_dialog_set_initial_file(GtkFileDialog*, GFile*) __asm__("gtk_file_dialog_set_initial_file") __attribute__((weak));
void weak_gtk_file_dialog_set_initial_folder(GtkFileDialog*, GFile*) __asm__("gtk_file_dialog_set_initial_folder") __attribute__((weak));
void weak_gtk_file_dialog_set_initial_name(GtkFileDialog*, const char*) __asm__("gtk_file_dialog_set_initial_name") __attribute__((weak));
void weak_gtk_file_dialog_set_modal(GtkFileDialog*, gboolean) __asm__("gtk_file_dialog_set_modal") __attribute__((weak));
void weak_gtk_file_dialog_set_title(GtkFileDialog*, const char*) __asm__("gtk_file_dialog_set_title") __attribute__((weak));
gboolean weak_gtk_file_launcher_get_always_ask(GtkFileLauncher*) __asm__("gtk_file_launcher_get_always_ask") __attribute__((weak));
GFile* weak_gtk_file_launcher_get_file(GtkFileLauncher*) __asm__("gtk_file_launcher_get_file") __attribute__((weak));
gboolean weak_gtk_file_launcher_get_writable(GtkFileLauncher*) __asm__("gtk_file_launcher_get_writable") __attribute__((weak));
void weak_gtk_file_launcher_launch(GtkFileLauncher*, GtkWindow*, GCancellable*, GAsyncReadyCallback, gpointer) __asm__("gtk_file_launcher_launch") __attribute__((weak));
gboolean weak_gtk_file_launcher_launch_finish(GtkFileLauncher*, GAsyncResult*, GError **) __asm__("gtk_file_launcher_launch_finish") __attribute__((weak));
GtkFileLauncher* weak_gtk_file_launcher_new(GFile*) __asm__("gtk_file_launcher_new") __attribute__((weak));
void weak_gtk_file_launcher_open_containing_folder(GtkFileLauncher*, GtkWindow*, GCancellable*, GAsyncReadyCallback, gpointer) __asm__("gtk_file_launcher_open_containing_folder") __attribute__((weak));
gboolean weak_gtk_file_launcher_open_containing_folder_finish(GtkFileLauncher*, GAsyncResult*, GError **) __asm__("gtk_file_launcher_open_containing_folder_finish") __attribute__((weak));
void weak_gtk_file_launcher_set_always_ask(GtkFileLauncher*, gboolean) __asm__("gtk_file_launcher_set_always_ask") __attribute__((weak));
void weak_gtk_file_launcher_set_file(GtkFileLauncher*, GFile*) __asm__("gtk_file_launcher_set_file") __attribute__((weak));
void weak_gtk_file_launcher_set_writable(GtkFileLauncher*, gboolean) __asm__("gtk_file_launcher_set_writable") __attribute__((weak));
void weak_gtk_flow_box_remove_all(GtkFlowBox*) __asm__("gtk_flow_box_remove_all") __attribute__((weak));
GtkFontDialog* weak_gtk_font_dialog_button_get_dialog(GtkFontDialogButton*) __asm__("gtk_font_dialog_button_get_dialog") __attribute__((weak));
PangoFontDescription* weak_gtk_font_dialog_button_get_font_desc(GtkFontDialogButton*) __asm__("gtk_font_dialog_button_get_font_desc") __attribute__((weak));
const char* weak_gtk_font_dialog_button_get_font_features(GtkFontDialogButton*) __asm__("gtk_font_dialog_button_get_font_features") __attribute__((weak));
PangoLanguage* weak_gtk_font_dialog_button_get_language(GtkFontDialogButton*) __asm__("gtk_font_dialog_button_get_language") __attribute__((weak));
GtkFontLevel weak_gtk_font_dialog_button_get_level(GtkFontDialogButton*) __asm__("gtk_font_dialog_button_get_level") __attribute__((weak));
gboolean weak_gtk_font_dialog_button_get_use_font(GtkFontDialogButton*) __asm__("gtk_font_dialog_button_get_use_font") __attribute__((weak));
gboolean weak_gtk_font_dialog_button_get_use_size(GtkFontDialogButton*) __asm__("gtk_font_dialog_button_get_use_size") __attribute__((weak));
GtkWidget* weak_gtk_font_dialog_button_new(GtkFontDialog*) __asm__("gtk_font_dialog_button_new") __attribute__((weak));
void weak_gtk_font_dialog_button_set_dialog(GtkFontDialogButton*, GtkFontDialog*) __asm__("gtk_font_dialog_button_set_dialog") __attribute__((weak));
void weak_gtk_font_dialog_button_set_font_desc(GtkFontDialogButton*, const PangoFontDescription*) __asm__("gtk_font_dialog_button_set_font_desc") __attribute__((weak));
void weak_gtk_font_dialog_button_set_font_features(GtkFontDialogButton*, const char*) __asm__("gtk_font_dialog_button_set_font_features") __attribute__((weak));
void weak_gtk_font_dialog_button_set_language(GtkFontDialogButton*, PangoLanguage*) __asm__("gtk_font_dialog_button_set_language") __attribute__((weak));
void weak_gtk_font_dialog_button_set_level(GtkFontDialogButton*, GtkFontLevel) __asm__("gtk_font_dialog_button_set_level") __attribute__((weak));
void weak_gtk_font_dialog_button_set_use_font(GtkFontDialogButton*, gboolean) __asm__("gtk_font_dialog_button_set_use_font") __attribute__((weak));
void weak_gtk_font_dialog_button_set_use_size(GtkFontDialogButton*, gboolean) __asm__("gtk_font_dialog_button_set_use_size") __attribute__((weak));
void weak_gtk_font_dialog_choose_face(GtkFontDialog*, GtkWindow*, PangoFontFace*, GCancellable*, GAsyncReadyCallback, gpointer) __asm__("gtk_font_dialog_choose_face") __attribute__((weak));
PangoFontFace* weak_gtk_font_dialog_choose_face_finish(GtkFontDialog*, GAsyncResult*, GError **) __asm__("gtk_font_dialog_choose_face_finish") __attribute__((weak));
void weak_gtk_font_dialog_choose_family(GtkFontDialog*, GtkWindow*, PangoFontFamily*, GCancellable*, GAsyncReadyCallback, gpointer) __asm__("gtk_font_dialog_choose_family") __attribute__((weak));
PangoFontFamily* weak_gtk_font_dialog_choose_family_finish(GtkFontDialog*, GAsyncResult*, GError **) __asm__("gtk_font_dialog_choose_family_finish") __attribute__((weak));
void weak_gtk_font_dialog_choose_font(GtkFontDialog*, GtkWindow*, PangoFontDescription*, GCancellable*, GAsyncReadyCallback, gpointer) __asm__("gtk_font_dialog_choose_font") __attribute__((weak));
PangoFontDescription* weak_gtk_font_dialog_choose_font_finish(GtkFontDialog*, GAsyncResult*, GError **) __asm__("gtk_font_dialog_choose_font_finish") __attribute__((weak));
GtkFilter* weak_gtk_font_dialog_get_filter(GtkFontDialog*) __asm__("gtk_font_dialog_get_filter") __attribute__((weak));
PangoFontMap* weak_gtk_font_dialog_get_font_map(GtkFontDialog*) __asm__("gtk_font_dialog_get_font_map") __attribute__((weak));
PangoLanguage* weak_gtk_font_dialog_get_language(GtkFontDialog*) __asm__("gtk_font_dialog_get_language") __attribute__((weak));
gboolean weak_gtk_font_dialog_get_modal(GtkFontDialog*) __asm__("gtk_font_dialog_get_modal") __attribute__((weak));
const char* weak_gtk_font_dialog_get_title(GtkFontDialog*) __asm__("gtk_font_dialog_get_title") __attribute__((weak));
GtkFontDialog* weak_gtk_font_dialog_new(void) __asm__("gtk_font_dialog_new") __attribute__((weak));
void weak_gtk_font_dialog_set_filter(GtkFontDialog*, GtkFilter*) __asm__("gtk_font_dialog_set_filter") __attribute__((weak));
void weak_gtk_font_dialog_set_font_map(GtkFontDialog*, PangoFontMap*) __asm__("gtk_font_dialog_set_font_map") __attribute__((weak));
void weak_gtk_font_dialog_set_language(GtkFontDialog*, PangoLanguage*) __asm__("gtk_font_dialog_set_language") __attribute__((weak));
void weak_gtk_font_dialog_set_modal(GtkFontDialog*, gboolean) __asm__("gtk_font_dialog_set_modal") __attribute__((weak));
void weak_gtk_font_dialog_set_title(GtkFontDialog*, const char*) __asm__("gtk_font_dialog_set_title") __attribute__((weak));
gboolean weak_gtk_graphics_offload_get_black_background(GtkGraphicsOffload*) __asm__("gtk_graphics_offload_get_black_background") __attribute__((weak));
GtkWidget* weak_gtk_graphics_offload_get_child(GtkGraphicsOffload*) __asm__("gtk_graphics_offload_get_child") __attribute__((weak));
GtkGraphicsOffloadEnabled weak_gtk_graphics_offload_get_enabled(GtkGraphicsOffload*) __asm__("gtk_graphics_offload_get_enabled") __attribute__((weak));
GtkWidget* weak_gtk_graphics_offload_new(GtkWidget*) __asm__("gtk_graphics_offload_new") __attribute__((weak));
void weak_gtk_graphics_offload_set_black_background(GtkGraphicsOffload*, gboolean) __asm__("gtk_graphics_offload_set_black_background") __attribute__((weak));
void weak_gtk_graphics_offload_set_child(GtkGraphicsOffload*, GtkWidget*) __asm__("gtk_graphics_offload_set_child") __attribute__((weak));
void weak_gtk_graphics_offload_set_enabled(GtkGraphicsOffload*, GtkGraphicsOffloadEnabled) __asm__("gtk_graphics_offload_set_enabled") __attribute__((weak));
GtkListTabBehavior weak_gtk_grid_view_get_tab_behavior(GtkGridView*) __asm__("gtk_grid_view_get_tab_behavior") __attribute__((weak));
void weak_gtk_grid_view_set_tab_behavior(GtkGridView*, GtkListTabBehavior) __asm__("gtk_grid_view_set_tab_behavior") __attribute__((weak));
GtkListTabBehavior weak_gtk_list_box_get_tab_behavior(GtkListBox*) __asm__("gtk_list_box_get_tab_behavior") __attribute__((weak));
void weak_gtk_list_box_remove_all(GtkListBox*) __asm__("gtk_list_box_remove_all") __attribute__((weak));
void weak_gtk_list_box_set_tab_behavior(GtkListBox*, GtkListTabBehavior) __asm__("gtk_list_box_set_tab_behavior") __attribute__((weak));
GtkWidget* weak_gtk_list_header_get_child(GtkListHeader*) __asm__("gtk_list_header_get_child") __attribute__((weak));
guint weak_gtk_list_header_get_end(GtkListHeader*) __asm__("gtk_list_header_get_end") __attribute__((weak));
gpointer weak_gtk_list_header_get_item(GtkListHeader*) __asm__("gtk_list_header_get_item") __attribute__((weak));
guint weak_gtk_list_header_get_n_items(GtkListHeader*) __asm__("gtk_list_header_get_n_items") __attribute__((weak));
guint weak_gtk_list_header_get_start(GtkListHeader*) __asm__("gtk_list_header_get_start") __attribute__((weak));
void weak_gtk_list_header_set_child(GtkListHeader*, GtkWidget*) __asm__("gtk_list_header_set_child") __attribute__((weak));
const char* weak_gtk_list_item_get_accessible_description(GtkListItem*) __asm__("gtk_list_item_get_accessible_description") __attribute__((weak));
const char* weak_gtk_list_item_get_accessible_label(GtkListItem*) __asm__("gtk_list_item_get_accessible_label") __attribute__((weak));
gboolean weak_gtk_list_item_get_focusable(GtkListItem*) __asm__("gtk_list_item_get_focusable") __attribute__((weak));
void weak_gtk_list_item_set_accessible_description(GtkListItem*, const char*) __asm__("gtk_list_item_set_accessible_description") __attribute__((weak));
void weak_gtk_list_item_set_accessible_label(GtkListItem*, const char*) __asm__("gtk_list_item_set_accessible_label") __attribute__((weak));
void weak_gtk_list_item_set_focusable(GtkListItem*, gboolean) __asm__("gtk_list_item_set_focusable") __attribute__((weak));
GtkListItemFactory* weak_gtk_list_view_get_header_factory(GtkListView*) __asm__("gtk_list_view_get_header_factory") __attribute__((weak));
GtkListTabBehavior weak_gtk_list_view_get_tab_behavior(GtkListView*) __asm__("gtk_list_view_get_tab_behavior") __attribute__((weak));
void weak_gtk_list_view_set_header_factory(GtkListView*, GtkListItemFactory*) __asm__("gtk_list_view_set_header_factory") __attribute__((weak));
void weak_gtk_list_view_set_tab_behavior(GtkListView*, GtkListTabBehavior) __asm__("gtk_list_view_set_tab_behavior") __attribute__((weak));
gboolean weak_gtk_menu_button_get_active(GtkMenuButton*) __asm__("gtk_menu_button_get_active") __attribute__((weak));
gboolean weak_gtk_menu_button_get_can_shrink(GtkMenuButton*) __asm__("gtk_menu_button_get_can_shrink") __attribute__((weak));
void weak_gtk_menu_button_set_active(GtkMenuButton*, gboolean) __asm__("gtk_menu_button_set_active") __attribute__((weak));
void weak_gtk_menu_button_set_can_shrink(GtkMenuButton*, gboolean) __asm__("gtk_menu_button_set_can_shrink") __attribute__((weak));
void weak_gtk_section_model_get_section(GtkSectionModel*, guint, guint*, guint*) __asm__("gtk_section_model_get_section") __attribute__((weak));
void weak_gtk_section_model_sections_changed(GtkSectionModel*, guint, guint) __asm__("gtk_section_model_sections_changed") __attribute__((weak));
GtkSorter* weak_gtk_sort_list_model_get_section_sorter(GtkSortListModel*) __asm__("gtk_sort_list_model_get_section_sorter") __attribute__((weak));
void weak_gtk_sort_list_model_set_section_sorter(GtkSortListModel*, GtkSorter*) __asm__("gtk_sort_list_model_set_section_sorter") __attribute__((weak));
gboolean weak_gtk_spin_button_get_activates_default(GtkSpinButton*) __asm__("gtk_spin_button_get_activates_default") __attribute__((weak));
void weak_gtk_spin_button_set_activates_default(GtkSpinButton*, gboolean) __asm__("gtk_spin_button_set_activates_default") __attribute__((weak));
const char* weak_gtk_uri_launcher_get_uri(GtkUriLauncher*) __asm__("gtk_uri_launcher_get_uri") __attribute__((weak));
void weak_gtk_uri_launcher_launch(GtkUriLauncher*, GtkWindow*, GCancellable*, GAsyncReadyCallback, gpointer) __asm__("gtk_uri_launcher_launch") __attribute__((weak));
gboolean weak_gtk_uri_launcher_launch_finish(GtkUriLauncher*, GAsyncResult*, GError **) __asm__("gtk_uri_launcher_launch_finish") __attribute__((weak));
GtkUriLauncher* weak_gtk_uri_launcher_new(const char*) __asm__("gtk_uri_launcher_new") __attribute__((weak));
void weak_gtk_uri_launcher_set_uri(GtkUriLauncher*, const char*) __asm__("gtk_uri_launcher_set_uri") __attribute__((weak));
GtkGraphicsOffloadEnabled weak_gtk_video_get_graphics_offload(GtkVideo*) __asm__("gtk_video_get_graphics_offload") __attribute__((weak));
void weak_gtk_video_set_graphics_offload(GtkVideo*, GtkGraphicsOffloadEnabled) __asm__("gtk_video_set_graphics_offload") __attribute__((weak));
void weak_gtk_widget_get_color(GtkWidget*, GdkRGBA*) __asm__("gtk_widget_get_color") __attribute__((weak));
gboolean weak_gtk_window_is_suspended(GtkWindow*) __asm__("gtk_window_is_suspended") __attribute__((weak));

static inline gboolean cgtk_has_4_10(void) { return weak_gtk_alert_dialog_choose != NULL; }
static inline gboolean cgtk_has_4_12(void) { return weak_gtk_button_get_can_shrink != NULL; }
static inline gboolean cgtk_has_4_14(void) { return weak_gtk_accessible_announce != NULL; }
static inline gboolean cgtk_has_4_16(void) { return weak_gtk_graphics_offload_get_black_background != NULL; }
static inline gboolean cgtk_has_4_18(void) { return weak_gtk_list_box_get_tab_behavior != NULL; }
