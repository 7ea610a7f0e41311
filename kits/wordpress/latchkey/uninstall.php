<?php
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'latchkey' );
delete_metadata( 'user', 0, 'latchkey_user_id', '', true );
delete_metadata( 'user', 0, 'latchkey_app_id', '', true );
delete_metadata( 'user', 0, 'latchkey_parted', '', true );

// The notes of used tokens.
global $wpdb;
foreach ( array( '_transient_latchkey_', '_transient_timeout_latchkey_' ) as $latchkey_notes ) {
	$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $latchkey_notes ) . '%' ) );
}
