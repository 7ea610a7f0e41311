<?php
defined( 'ABSPATH' ) || exit;

add_action(
	'rest_api_init',
	function () {
		$call = array(
			'methods' => 'POST',
			'args'    => array(
				'accessToken' => array(
					'type'     => 'string',
					'required' => true,
				),
				'redirectTo'  => array(
					'type'    => 'string',
					'default' => '',
				),
			),
		);
		register_rest_route(
			'latchkey/v1',
			'/session',
			$call + array(
				'callback'            => 'latchkey_start_session',
				'permission_callback' => 'latchkey_from_here',
			)
		);
		register_rest_route(
			'latchkey/v1',
			'/passkey',
			$call + array(
				'callback'            => 'latchkey_add_passkey',
				// WordPress takes the cookie of a session only together with its nonce.
				'permission_callback' => function () {
					return latchkey_from_here() && is_user_logged_in();
				},
			)
		);
	}
);

/** Whether a request comes from a page of this site. No other site may sign a browser in here. */
function latchkey_from_here(): bool {
	return latchkey_is_set() && latchkey_origin() === get_http_origin();
}

/** Signs in whoever the token names. Answers where to go. */
function latchkey_start_session( WP_REST_Request $request ) {
	$who  = latchkey_who( $request['accessToken'] );
	$user = is_wp_error( $who ) ? $who : latchkey_account_of( $who );
	// Other plugins may refuse an account, as WordPress itself does on a network of sites.
	$user = is_wp_error( $user ) ? $user : apply_filters( 'wp_authenticate_user', $user, '' );
	if ( is_wp_error( $user ) ) {
		return $user;
	}
	wp_set_current_user( $user->ID );
	wp_set_auth_cookie( $user->ID );
	do_action( 'wp_login', $user->user_login, $user );
	$asked = $request['redirectTo'];
	$to    = apply_filters( 'login_redirect', $asked ? $asked : admin_url(), $asked, $user );
	return array( 'redirectTo' => wp_validate_redirect( $to, admin_url() ) );
}

/**
 * Links the account that is signed in to the passkey that has just been made or used. Where there is a link already, a
 * session alone does not replace it: it may be somebody else's by then.
 */
function latchkey_add_passkey( WP_REST_Request $request ) {
	$user = wp_get_current_user();
	$who  = latchkey_who( $request['accessToken'] );
	if ( is_wp_error( $who ) ) {
		return $who;
	}
	$link  = latchkey_link_of( $user->ID );
	$other = latchkey_linked_to( $who['userId'] );
	if ( ( $link && $link !== $who['userId'] ) || ( $other && $other->ID !== $user->ID ) ) {
		return new WP_Error( 'latchkey_linked', __( 'This passkey belongs to another account.', 'latchkey' ), array( 'status' => 409 ) );
	}
	if ( ! $link ) {
		latchkey_link( $user, $who['userId'] );
		wp_set_auth_cookie( $user->ID );
	}
	return array( 'redirectTo' => admin_url( 'profile.php' ) );
}
