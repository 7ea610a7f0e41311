<?php
defined( 'ABSPATH' ) || exit;

/** Adds Latchkey's script and our own to the page. `about` tells ours what it needs to know. */
function latchkey_scripts( array $about = array() ): void {
	if ( ! latchkey_is_set() ) {
		return;
	}
	$settings = latchkey_settings();
	wp_enqueue_script( 'latchkey', $settings['address'] . '/sdk/latchkey.js', array(), null, true );
	$init = array(
		'baseUrl' => $settings['address'],
		'appId'   => $settings['app_id'],
	);
	wp_add_inline_script( 'latchkey', 'latchkey.init(' . wp_json_encode( $init ) . ');' );
	wp_enqueue_script( 'latchkey-site', plugins_url( 'js/site.js', __DIR__ ), array( 'latchkey' ), LATCHKEY_VERSION, true );
	$about += array(
		'session' => latchkey_call_url( 'session' ),
		'passkey' => latchkey_call_url( 'passkey' ),
		'nonce'   => is_user_logged_in() ? wp_create_nonce( 'wp_rest' ) : '',
		'texts'   => array(
			'wait' => __( 'One moment …', 'latchkey' ),
			'name' => __( 'Enter a user name first.', 'latchkey' ),
		),
	);
	wp_add_inline_script( 'latchkey-site', 'const latchkeySite = ' . wp_json_encode( $about ) . ';', 'before' );
}

add_action(
	'login_enqueue_scripts',
	function () {
		latchkey_scripts();
		wp_register_style( 'latchkey', false, array(), LATCHKEY_VERSION );
		wp_enqueue_style( 'latchkey' );
		$css = '#latchkey{clear:both;padding-top:16px}#latchkey .button{width:100%;margin-top:8px}#latchkey-said{margin:12px 0 0}';
		if ( latchkey_is_passwordless( null ) ) {
			$css .= '#loginform .user-pass-wrap,#loginform .forgetmenot,#loginform .submit,#nav{display:none}';
		}
		wp_add_inline_style( 'latchkey', $css );
	}
);

/** Invitations lead to the first page of the site, where Latchkey's script asks the invited person. */
add_action(
	'wp_enqueue_scripts',
	function () {
		if ( is_front_page() ) {
			latchkey_scripts();
		}
	}
);

add_action(
	'login_form',
	function () {
		if ( ! latchkey_is_set() ) {
			return;
		}
		?>
		<div id="latchkey" hidden>
			<button type="button" class="button button-primary button-large" data-latchkey="signIn"><?php esc_html_e( 'Sign in with a passkey', 'latchkey' ); ?></button>
			<button type="button" class="button button-large" data-latchkey="signInByPhone"><?php esc_html_e( 'Sign in with a phone', 'latchkey' ); ?></button>
			<?php if ( get_option( 'users_can_register' ) ) : ?>
				<button type="button" class="button button-large" data-latchkey="register"><?php esc_html_e( 'Register with a passkey', 'latchkey' ); ?></button>
			<?php endif; ?>
			<p id="latchkey-said" role="status"></p>
		</div>
		<?php
	}
);

add_action(
	'admin_enqueue_scripts',
	function ( $page ) {
		if ( 'profile.php' === $page ) {
			latchkey_scripts( array( 'username' => wp_get_current_user()->user_email ) );
		}
	}
);

add_action(
	'show_user_profile',
	function ( WP_User $user ) {
		if ( ! latchkey_is_set() ) {
			return;
		}
		$has = '' !== latchkey_link_of( $user->ID );
		?>
		<h2><?php esc_html_e( 'Passkey', 'latchkey' ); ?></h2>
		<p><?php echo esc_html( $has ? __( 'You sign in with a passkey. This account has no password.', 'latchkey' ) : __( 'Create a passkey to sign in without a password. The password of this account then ends.', 'latchkey' ) ); ?></p>
		<p id="latchkey" hidden>
			<?php if ( $has ) : ?>
				<button type="button" class="button" data-latchkey="addPasskey"><?php esc_html_e( 'Add another passkey', 'latchkey' ); ?></button>
			<?php else : ?>
				<button type="button" class="button button-primary" data-latchkey="createPasskey"><?php esc_html_e( 'Create a passkey', 'latchkey' ); ?></button>
				<button type="button" class="button" data-latchkey="usePasskey"><?php esc_html_e( 'Use the passkey that I have', 'latchkey' ); ?></button>
			<?php endif; ?>
		</p>
		<p id="latchkey-said" role="status"></p>
		<?php
	}
);

/** Who may edit an account can part it from a passkey that is lost, and let that passkey in again. */
add_action(
	'edit_user_profile',
	function ( WP_User $user ) {
		$linked = '' !== latchkey_link_of( $user->ID );
		$parted = get_user_meta( $user->ID, LATCHKEY_PARTED );
		if ( ! $linked && ! $parted ) {
			return;
		}
		?>
		<h2><?php esc_html_e( 'Passkey', 'latchkey' ); ?></h2>
		<?php if ( $linked ) : ?>
			<p><label><input type="checkbox" name="latchkey_unlink" value="1"> <?php esc_html_e( 'Remove the passkey from this account', 'latchkey' ); ?></label></p>
		<?php endif; ?>
		<?php if ( $parted ) : ?>
			<p><label><input type="checkbox" name="latchkey_allow" value="1"> <?php esc_html_e( 'Let the passkey that was removed open this account again', 'latchkey' ); ?></label></p>
		<?php endif; ?>
		<?php
	}
);
add_action(
	'edit_user_profile_update',
	function ( $user_id ) {
		// WordPress has checked the nonce of this form already.
		if ( ! current_user_can( 'edit_user', $user_id ) ) {
			return;
		}
		if ( ! empty( $_POST['latchkey_allow'] ) ) {
			delete_user_meta( $user_id, LATCHKEY_PARTED );
		}
		if ( ! empty( $_POST['latchkey_unlink'] ) ) {
			latchkey_part( $user_id );
		}
	}
);
