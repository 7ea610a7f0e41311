<?php
defined( 'ABSPATH' ) || exit;

/** The address of Latchkey and its default, the installation from which this plugin was downloaded. */
const LATCHKEY_ADDRESS = 'http://localhost:8080';

/**
 * The settings: `address` and `app_id` of the application at Latchkey, and `passwords`, which is `linked` when only people
 * without a passkey may use a password, and `nobody` when there are none.
 */
function latchkey_settings(): array {
	$kept = get_option( 'latchkey', array() );
	return array_merge(
		array(
			'address'   => LATCHKEY_ADDRESS,
			'app_id'    => '',
			'passwords' => 'linked',
		),
		is_array( $kept ) ? $kept : array()
	);
}

/** Whether the plugin knows its application. Until then it changes nothing. */
function latchkey_is_set(): bool {
	$settings = latchkey_settings();
	return '' !== $settings['address'] && '' !== $settings['app_id'];
}

/** This site's origin, as browsers send it. */
function latchkey_origin(): string {
	$parts = wp_parse_url( home_url() );
	return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/** Whether this site is in a folder of its website. Latchkey knows the origin alone, to which its links lead. */
function latchkey_is_in_folder(): bool {
	return '' !== trim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
}

/** Takes what was entered. An address keeps its origin alone, and only secure ones are taken, or this machine. */
function latchkey_sanitize( $given ): array {
	$kept  = latchkey_settings();
	$given = is_array( $given ) ? $given : array();
	$parts = wp_parse_url( trim( (string) ( $given['address'] ?? '' ) ) );
	$host  = strtolower( $parts['host'] ?? '' );
	$local = 'localhost' === $host || '.localhost' === substr( $host, -10 );
	$safe  = 'https' === ( $parts['scheme'] ?? '' ) || ( 'http' === ( $parts['scheme'] ?? '' ) && $local );
	if ( '' === $host || ! $safe ) {
		add_settings_error( 'latchkey', 'address', __( 'The address of Latchkey must begin with https://', 'latchkey' ) );
		return $kept;
	}
	$app_id = trim( (string) ( $given['app_id'] ?? '' ) );
	if ( ! preg_match( '/^[\w-]{1,100}$/', $app_id ) ) {
		add_settings_error( 'latchkey', 'app_id', __( 'The client ID is on the page of the application in the console.', 'latchkey' ) );
		return $kept;
	}
	$passwords = 'nobody' === ( $given['passwords'] ?? '' ) ? 'nobody' : 'linked';
	// Whoever switches passwords off for everybody must be able to come back.
	if ( 'nobody' === $passwords && ! latchkey_link_of( get_current_user_id(), $app_id ) ) {
		add_settings_error( 'latchkey', 'passwords', __( 'Create your own passkey in your profile before you switch passwords off for everybody.', 'latchkey' ) );
		$passwords = 'linked';
	}
	return array(
		'address'   => $parts['scheme'] . '://' . $host . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' ),
		'app_id'    => $app_id,
		'passwords' => $passwords,
	);
}

add_action(
	'admin_init',
	function () {
		register_setting( 'latchkey', 'latchkey', array( 'sanitize_callback' => 'latchkey_sanitize' ) );
	}
);
