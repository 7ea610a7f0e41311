<?php
defined( 'ABSPATH' ) || exit;

/**
 * The id at Latchkey of an account's person; empty for an account without a passkey. A link of another application than
 * this one, or the one that the site uses, counts for none. Early links do not say theirs, which is that of the site.
 */
function latchkey_link_of( int $user_id, ?string $app_id = null ): string {
	if ( ! $user_id ) {
		return '';
	}
	$ours = latchkey_settings()['app_id'];
	$of   = (string) get_user_meta( $user_id, LATCHKEY_LINK_APP, true );
	$of   = '' === $of ? $ours : $of;
	return ( $app_id ?? $ours ) === $of ? (string) get_user_meta( $user_id, LATCHKEY_LINK, true ) : '';
}

/** Early links get their application before the site uses another one. */
add_action(
	'update_option_latchkey',
	function ( $old, $set ) {
		global $wpdb;
		$app_id = is_array( $old ) ? $old['app_id'] ?? '' : '';
		if ( '' === $app_id || $app_id === ( is_array( $set ) ? $set['app_id'] ?? '' : '' ) ) {
			return;
		}
		$noted = $wpdb->query(
			$wpdb->prepare(
				"INSERT INTO {$wpdb->usermeta} (user_id, meta_key, meta_value)
				SELECT link.user_id, %s, %s FROM {$wpdb->usermeta} link
				LEFT JOIN {$wpdb->usermeta} app ON app.user_id = link.user_id AND app.meta_key = %s
				WHERE link.meta_key = %s AND app.umeta_id IS NULL",
				LATCHKEY_LINK_APP,
				$app_id,
				LATCHKEY_LINK_APP,
				LATCHKEY_LINK
			)
		);
		if ( $noted ) {
			wp_cache_flush();
		}
	},
	10,
	2
);

/** The account that is linked to a person at Latchkey. */
function latchkey_linked_to( string $latchkey_id ): ?WP_User {
	$found = get_users(
		array(
			'meta_key'   => LATCHKEY_LINK,
			'meta_value' => $latchkey_id,
		)
	);
	foreach ( $found as $user ) {
		if ( latchkey_link_of( $user->ID ) === $latchkey_id ) {
			return $user;
		}
	}
	return null;
}

/** Notes the person at Latchkey to whom an account belongs, and the application that knows them. */
function latchkey_note_link( int $user_id, string $latchkey_id ): void {
	update_user_meta( $user_id, LATCHKEY_LINK_APP, latchkey_settings()['app_id'] );
	update_user_meta( $user_id, LATCHKEY_LINK, $latchkey_id );
}

/** Links an account to a person at Latchkey. Its password is replaced by one that nobody knows, which ends all sessions. */
function latchkey_link( WP_User $user, string $latchkey_id ): void {
	delete_user_meta( $user->ID, LATCHKEY_PARTED, $latchkey_id );
	latchkey_note_link( $user->ID, $latchkey_id );
	wp_set_password( wp_generate_password( 64, true, true ), $user->ID );
	WP_Session_Tokens::get_instance( $user->ID )->destroy_all();
}

/** Parts an account from its person at Latchkey, who may have lost the device, and ends its sessions. */
function latchkey_part( int $user_id ): void {
	$link = get_user_meta( $user_id, LATCHKEY_LINK, true );
	if ( $link ) {
		add_user_meta( $user_id, LATCHKEY_PARTED, $link );
		delete_user_meta( $user_id, LATCHKEY_LINK );
		delete_user_meta( $user_id, LATCHKEY_LINK_APP );
	}
	WP_Session_Tokens::get_instance( $user_id )->destroy_all();
}

/** Whether a person at Latchkey was parted from an account, so that their address alone opens it no more. */
function latchkey_is_parted( int $user_id, string $latchkey_id ): bool {
	return in_array( $latchkey_id, get_user_meta( $user_id, LATCHKEY_PARTED ), true );
}

/**
 * The account of whoever has signed in at Latchkey: the one that is linked, the one with an address that an invitation's
 * mail has reached, or a new one where the site lets everybody register. A name that nobody has verified opens no account
 * that is there already, and neither does a verified one while the account has a passkey of this application: an address
 * goes from one person to another, and the site does not hear of it.
 */
function latchkey_account_of( array $who ) {
	$linked = latchkey_linked_to( $who['userId'] );
	if ( $linked ) {
		return $linked;
	}
	$name     = (string) $who['username'];
	$verified = ! empty( $who['usernameVerified'] ) && is_email( $name );
	$same     = get_user_by( 'email', $name );
	if ( ! $same ) {
		$same = get_user_by( 'login', $name );
	}
	$theirs = $same && $verified && 0 === strcasecmp( $same->user_email, $name );
	if ( $theirs && ! latchkey_link_of( $same->ID ) && ! latchkey_is_parted( $same->ID, $who['userId'] ) ) {
		latchkey_link( $same, $who['userId'] );
		return get_user_by( 'id', $same->ID );
	}
	if ( $same ) {
		return new WP_Error( 'latchkey_taken', __( 'This name has an account here. Sign in to it and create the passkey in your profile.', 'latchkey' ), array( 'status' => 409 ) );
	}
	if ( ! get_option( 'users_can_register' ) ) {
		return new WP_Error( 'latchkey_nobody', __( 'This passkey belongs to no account of this site.', 'latchkey' ), array( 'status' => 403 ) );
	}
	return latchkey_new_account( $who, $verified );
}

/** Makes an account. Its address stays empty unless it is verified. */
function latchkey_new_account( array $who, bool $verified ) {
	$name = sanitize_user( $who['username'], true );
	if ( '' === $name || strlen( $name ) > 60 || $name !== $who['username'] ) {
		$name = 'user-' . strtolower( substr( preg_replace( '/[^A-Za-z0-9]/', '', $who['userId'] ), -12 ) );
	}
	$made = wp_insert_user(
		array(
			'user_login'   => $name,
			'user_email'   => $verified ? $who['username'] : '',
			'display_name' => $who['name'] ? $who['name'] : $name,
			'user_pass'    => wp_generate_password( 64, true, true ),
			'role'         => get_option( 'default_role' ),
		)
	);
	if ( is_wp_error( $made ) ) {
		return new WP_Error( 'latchkey_account', $made->get_error_message(), array( 'status' => 409 ) );
	}
	latchkey_note_link( $made, $who['userId'] );
	return get_user_by( 'id', $made );
}
