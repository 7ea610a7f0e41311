<?php
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'latchkey' );
delete_metadata( 'user', 0, 'latchkey_user_id', '', true );
delete_metadata( 'user', 0, 'latchkey_app_id', '', true );
delete_metadata( 'user', 0, 'latchkey_parted', '', true );
