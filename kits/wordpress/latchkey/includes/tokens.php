<?php
defined( 'ABSPATH' ) || exit;

/**
 * Asks Latchkey who has signed in. Returns `userId`, `username`, `usernameVerified` and `name`, or a WP_Error. Each token
 * is taken once.
 */
function latchkey_who( string $token ) {
	$refused  = new WP_Error( 'latchkey_token', __( 'The sign-in has expired. Try again.', 'latchkey' ), array( 'status' => 401 ) );
	$settings = latchkey_settings();
	if ( '' === $token || strlen( $token ) > 4096 ) {
		return $refused;
	}
	$answer = wp_remote_post(
		$settings['address'] . '/api/verifyToken',
		array(
			'timeout' => 10,
			'headers' => latchkey_headers(),
			'body'    => wp_json_encode(
				array(
					'accessToken' => $token,
					'plugin'      => 'wordpress',
				)
			),
		)
	);
	if ( is_wp_error( $answer ) ) {
		return new WP_Error( 'latchkey_away', __( 'The sign-in service cannot be reached.', 'latchkey' ), array( 'status' => 503 ) );
	}
	$who = json_decode( wp_remote_retrieve_body( $answer ), true );
	if ( 200 !== wp_remote_retrieve_response_code( $answer ) ) {
		return isset( $who['errorMessage'] ) ? new WP_Error( 'latchkey_refused', $who['errorMessage'], array( 'status' => 403 ) ) : $refused;
	}
	$is_ours = 'signin' === ( $who['kind'] ?? '' ) && $settings['app_id'] === ( $who['appId'] ?? '' ) && ! empty( $who['userId'] );
	return $is_ours && latchkey_take( $token, (int) $who['exp'] ) ? $who : $refused;
}

/** Notes a token as used until it has expired. False when it was used before. */
function latchkey_take( string $token, int $expires ): bool {
	$name = 'latchkey_' . substr( hash( 'sha256', $token ), 0, 40 );
	// Adding a row that is there fails, also for two requests at once; transients overwrite one another.
	foreach ( array( '_transient_timeout_' . $name => $expires + 60, '_transient_' . $name => 1 ) as $option => $value ) {
		if ( ! add_option( $option, $value, '', 'no' ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Removes the notes of expired tokens each day. WordPress does that itself only where no object cache keeps the transients,
 * and ours are rows all the same. An update of the plugin does not activate it, so that this is begun by any request.
 */
add_action(
	'init',
	function () {
		if ( ! wp_next_scheduled( 'latchkey_sweep' ) ) {
			wp_schedule_event( time(), 'daily', 'latchkey_sweep' );
		}
	}
);
add_action(
	'latchkey_sweep',
	function () {
		delete_expired_transients( true );
	}
);
