<?php
defined( 'ABSPATH' ) || exit;

/** Says what the plugin says in the language of the page. A translation that the site has of its own comes first. */
add_filter(
	'gettext_latchkey',
	function ( $said, $text ) {
		return $said === $text ? ( latchkey_words()[ $text ] ?? $text ) : $said;
	},
	10,
	2
);

/** Our translations of the plugin's texts into the language of the page; none where we have none. */
function latchkey_words(): array {
	static $known = array();
	$language     = substr( determine_locale(), 0, 2 );
	if ( ! isset( $known[ $language ] ) ) {
		$file               = dirname( __DIR__ ) . '/languages/' . $language . '.php';
		$known[ $language ] = preg_match( '/^[a-z]{2}$/D', $language ) && is_readable( $file ) ? require $file : array();
	}
	return $known[ $language ];
}

/** The headers of a call to Latchkey, whose refusals are then in the language of the page, too. */
function latchkey_headers(): array {
	return array(
		'content-type'    => 'application/json',
		'accept-language' => get_bloginfo( 'language' ),
	);
}

/** The address of one of our calls, which answers in the language of the page that calls it. */
function latchkey_call_url( string $name ): string {
	return add_query_arg( 'latchkey_locale', determine_locale(), rest_url( 'latchkey/v1/' . $name ) );
}
add_filter(
	'pre_determine_locale',
	function ( $locale ) {
		// It only chooses among translations, so that no nonce is needed.
		$asked = $_GET['latchkey_locale'] ?? '';
		$names = defined( 'REST_REQUEST' ) && is_string( $asked ) && preg_match( '/^[A-Za-z]{2,3}(_[A-Za-z0-9]+)*$/D', $asked );
		return $names ? $asked : $locale;
	}
);
