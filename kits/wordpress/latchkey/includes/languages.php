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
