<?php
defined( 'ABSPATH' ) || exit;

/**
 * Whether an account has no password: it has a passkey, or nobody has passwords. `LATCHKEY_ALLOW_PASSWORDS` in
 * wp-config.php brings them back for whoever has the files of the site, as when Latchkey is away.
 */
function latchkey_is_passwordless( ?WP_User $user ): bool {
	if ( ! latchkey_is_set() || ( defined( 'LATCHKEY_ALLOW_PASSWORDS' ) && LATCHKEY_ALLOW_PASSWORDS ) ) {
		return false;
	}
	return 'nobody' === latchkey_settings()['passwords'] || ( $user && '' !== latchkey_link_of( $user->ID ) );
}

/** Refuses a right and a wrong password alike. This holds for the sign-in page, XML-RPC and other plugins. */
add_filter(
	'authenticate',
	function ( $user, $name, $password ) {
		if ( '' === (string) $password ) {
			return $user;
		}
		$named = get_user_by( 'login', $name );
		$named = $named ? $named : get_user_by( 'email', $name );
		if ( ! latchkey_is_passwordless( $named ? $named : null ) ) {
			return $user;
		}
		return new WP_Error( 'latchkey_password', __( 'This account has no password. Sign in with your passkey.', 'latchkey' ) );
	},
	1000,
	3
);

add_filter(
	'wp_is_application_passwords_available_for_user',
	function ( $available, $user ) {
		return $available && ! latchkey_is_passwordless( $user );
	},
	10,
	2
);
add_filter(
	'allow_password_reset',
	function ( $allowed, $user_id ) {
		$user = get_user_by( 'id', $user_id );
		return latchkey_is_passwordless( $user ? $user : null ) ? false : $allowed;
	},
	10,
	2
);
add_filter(
	'show_password_fields',
	function ( $shown, $user = null ) {
		return $shown && ! latchkey_is_passwordless( $user );
	},
	10,
	2
);
