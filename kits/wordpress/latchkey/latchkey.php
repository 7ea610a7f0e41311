<?php
/**
 * Plugin Name: Latchkey
 * Description: People sign in with a passkey instead of a password.
 * Version: 1.1.0
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * License: Apache-2.0
 * License URI: https://www.apache.org/licenses/LICENSE-2.0
 * Text Domain: latchkey
 */

defined( 'ABSPATH' ) || exit;

const LATCHKEY_VERSION = '1.1.0';
/** The user meta that holds the id of a person at Latchkey. */
const LATCHKEY_LINK = 'latchkey_user_id';
/** The user meta that holds the application to which this person belongs. */
const LATCHKEY_LINK_APP = 'latchkey_app_id';
/** The user meta with the ids at Latchkey that were removed from an account, one row each. */
const LATCHKEY_PARTED = 'latchkey_parted';

require __DIR__ . '/includes/languages.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/settings-page.php';
require __DIR__ . '/includes/tokens.php';
require __DIR__ . '/includes/accounts.php';
require __DIR__ . '/includes/calls.php';
require __DIR__ . '/includes/passwords.php';
require __DIR__ . '/includes/pages.php';

register_deactivation_hook(
	__FILE__,
	function () {
		wp_clear_scheduled_hook( 'latchkey_sweep' );
	}
);
