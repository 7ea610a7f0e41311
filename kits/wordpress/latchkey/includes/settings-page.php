<?php
defined( 'ABSPATH' ) || exit;

add_action(
	'admin_menu',
	function () {
		add_options_page( 'Latchkey', 'Latchkey', 'manage_options', 'latchkey', 'latchkey_settings_page' );
	}
);

add_filter(
	'plugin_action_links_latchkey/latchkey.php',
	function ( array $links ): array {
		$link = '<a href="' . esc_url( admin_url( 'options-general.php?page=latchkey' ) ) . '">' . esc_html__( 'Settings', 'latchkey' ) . '</a>';
		return array_merge( array( $link ), $links );
	}
);

/** Says whether Latchkey can be reached and lets this site use the application; null when nothing is wrong. */
function latchkey_problem(): ?string {
	$settings = latchkey_settings();
	$answer   = wp_remote_post(
		$settings['address'] . '/api/sdk/' . rawurlencode( $settings['app_id'] ) . '/challenge',
		array(
			'timeout' => 5,
			'headers' => latchkey_headers() + array( 'origin' => latchkey_origin() ),
			'body'    => '{}',
		)
	);
	if ( is_wp_error( $answer ) ) {
		/* translators: %s: why not */
		return sprintf( __( 'Latchkey cannot be reached: %s', 'latchkey' ), $answer->get_error_message() );
	}
	if ( 200 !== wp_remote_retrieve_response_code( $answer ) ) {
		$said = json_decode( wp_remote_retrieve_body( $answer ), true );
		/* translators: 1: what Latchkey says, 2: the address of this site */
		return sprintf( __( 'Latchkey says: %1$s. Does the application name %2$s as a website?', 'latchkey' ), $said['errorMessage'] ?? '?', latchkey_origin() );
	}
	return null;
}

function latchkey_settings_page(): void {
	$settings = latchkey_settings();
	$problem  = latchkey_is_set() ? latchkey_problem() : __( 'Enter the client ID of your application.', 'latchkey' );
	?>
	<div class="wrap">
		<h1>Latchkey</h1>
		<div class="notice inline notice-<?php echo $problem ? 'warning' : 'success'; ?>"><p id="latchkey-state">
			<?php echo esc_html( $problem ?? __( 'Connected: people can sign in with a passkey.', 'latchkey' ) ); ?>
		</p></div>
		<form method="post" action="options.php">
			<?php settings_fields( 'latchkey' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><?php esc_html_e( 'Website URL', 'latchkey' ); ?></th>
					<td><code><?php echo esc_html( latchkey_origin() ); ?></code>
					<p class="description"><?php esc_html_e( 'Enter this under "Website URL" in the application.', 'latchkey' ); ?></p>
					<?php if ( latchkey_is_in_folder() ) : ?>
						<p class="description">
						<?php
						/* translators: %s: the website, without the folder */
						echo esc_html( sprintf( __( 'This WordPress is in a folder. The links of invitations and recoveries lead to the first page of %s, where the plugin does not run. Let that page lead on to this site, as the guide says.', 'latchkey' ), latchkey_origin() ) );
						?>
						</p>
					<?php endif; ?>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="latchkey-address"><?php esc_html_e( 'Address of Latchkey', 'latchkey' ); ?></label></th>
					<td><input class="regular-text" id="latchkey-address" name="latchkey[address]" type="url" required value="<?php echo esc_attr( $settings['address'] ); ?>"></td>
				</tr>
				<tr>
					<th scope="row"><label for="latchkey-app"><?php esc_html_e( 'Client ID', 'latchkey' ); ?></label></th>
					<td><input class="regular-text code" id="latchkey-app" name="latchkey[app_id]" required value="<?php echo esc_attr( $settings['app_id'] ); ?>"></td>
				</tr>
				<tr>
					<th scope="row"><?php esc_html_e( 'Passwords', 'latchkey' ); ?></th>
					<td><fieldset>
						<label><input type="radio" name="latchkey[passwords]" value="linked" <?php checked( $settings['passwords'], 'linked' ); ?>>
						<?php esc_html_e( 'Only for people without a passkey', 'latchkey' ); ?></label><br>
						<label><input type="radio" name="latchkey[passwords]" value="nobody" <?php checked( $settings['passwords'], 'nobody' ); ?>>
						<?php esc_html_e( 'For nobody', 'latchkey' ); ?></label>
					</fieldset></td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
