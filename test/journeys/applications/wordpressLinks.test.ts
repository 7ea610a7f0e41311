import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasWordPress, wordpress } from '../../clients/wordpress.ts';
import { type App, type Operator, operatorOf, shopper, unique, webApp } from '../../people/people.ts';
import { beginRegisteringUser, finishRegisteringUser, invitedUser } from '../../people/team.ts';
import { type Here, sharedProduct, visit } from '../../product.ts';

describe.skipIf(!hasWordPress())('what a WordPress site with the plugin keeps of people', () => {
  let product: Here;
  let operator: Operator;
  let site: Awaited<ReturnType<typeof wordpress>>;
  let app: App;
  /** Of another organization, to which nobody is known yet. */
  let nextOperator: Operator;
  let next: App;
  let grace: ReturnType<typeof shopper>;
  beforeAll(async () => {
    product = await sharedProduct();
    operator = await operatorOf(product, 'special_plan');
    const plugin = await visit(product).send('/downloads/latchkey-wordpress.zip');
    site = await wordpress(new Uint8Array(await plugin.arrayBuffer()));
    app = await webApp(operator, site.origin);
    nextOperator = await operatorOf(product, 'special_plan');
    next = await webApp(nextOperator, site.origin);
    await uses(app);
    grace = await invitedTo(app);
  });
  afterAll(() => site?.stop());

  /** The site gets an application, as its administrator (1) enters it. */
  const uses = ({ appId }: App, passwords = 'linked') =>
    site.php(`
      require 'wp-admin/includes/admin.php';
      wp_set_current_user(1);
      register_setting('latchkey', 'latchkey', array('sanitize_callback' => 'latchkey_sanitize'));
      update_option('latchkey', array('address' => '${product.url}', 'app_id' => '${appId}', 'passwords' => '${passwords}'));
      echo latchkey_settings()['passwords'];
    `);
  /** Grace (2), whose address is that of her account at the site, as a new user of an application. */
  async function invitedTo(to: App, by = operator) {
    const { accessToken } = await invitedUser(product, by, to, 'grace@blog.example');
    const made = shopper(product, to);
    await finishRegisteringUser(made, to, await beginRegisteringUser(made, to, accessToken));
    return made;
  }
  const signsIn = async (person: typeof grace) => site.gives((await person.signIn()).accessToken);
  const linkOf = (account: number) => site.php(`echo latchkey_link_of(${account});`);

  test('whoever is deleted and invited anew gets the account back', async () => {
    expect(await signsIn(grace)).toMatchObject({ status: 200 });
    const userId = await linkOf(2);
    await operator.call('DELETE /deleteUser/:userId', { userId });
    const again = await invitedTo(app);
    // Until an administrator removes the passkey: nobody else who gets the address may have the account.
    expect(await signsIn(again)).toMatchObject({ status: 409, code: 'latchkey_taken' });
    expect(await linkOf(2)).toBe(userId);
    await site.php('latchkey_part(2);');
    expect(await signsIn(again)).toMatchObject({ status: 200, signedIn: true });
    expect(await linkOf(2)).not.toBe(userId);
    grace = again;
  });
  test('a session alone gives the account no other passkey, because it may be stolen', async () => {
    const own = site.browser();
    await site.gives((await grace.signIn()).accessToken, own);
    const profile = await (await own.send('/wp-admin/profile.php')).text();
    expect(profile).not.toContain('data-latchkey="usePasskey"');
    const nonce = /latchkeySite = .*?"nonce":"(\w+)"/.exec(profile)![1];
    const other = shopper(product, app);
    const { accessToken } = await other.register(unique('grace'));
    const address = `/?rest_route=/latchkey/v1/passkey&_wpnonce=${nonce}`;
    const given = await site.gives(accessToken, own, address);
    expect(given).toMatchObject({ status: 409, code: 'latchkey_linked' });
    expect(await signsIn(grace)).toMatchObject({ status: 200 });
  });
  test('links of an earlier application count no more, also those that do not say which it was', async () => {
    const cleared = await site.php(`
      delete_metadata('user', 0, 'latchkey_app_id', '', true);
      update_user_meta(1, 'latchkey_user_id', 'ada-of-old');
      echo latchkey_link_of(1);
    `);
    expect(cleared).toBe('ada-of-old');
    expect(await uses(app, 'nobody')).toBe('nobody');
    // With the new application nobody has a passkey yet, so that passwords must not end.
    expect(await uses(next, 'nobody')).toBe('linked');
    expect([await linkOf(1), await linkOf(2)]).toEqual(['', '']);
    const moved = await invitedTo(next, nextOperator);
    expect(await signsIn(moved)).toMatchObject({ status: 200, signedIn: true });
    expect(await linkOf(2)).not.toBe('');
    await uses(app);
    expect([await linkOf(1), await linkOf(2)]).toEqual(['ada-of-old', '']);
  });

  test('used tokens are forgotten once they have expired, also on a site with an object cache', async () => {
    const notes = "select count(*) from wp_options where option_name like '%transient%latchkey%'";
    const printed = await site.php(`
      global $wpdb;
      wp_using_ext_object_cache(true);
      latchkey_take('new', time() + 1000);
      $before = $wpdb->get_var("${notes}");
      $wpdb->query("update wp_options set option_value = 1 where option_name like '_transient_timeout_latchkey%' and option_value < " . (time() + 900));
      do_action('latchkey_sweep');
      echo wp_get_schedule('latchkey_sweep'), ' ', $before > 2 ? 'many' : $before, ' ', $wpdb->get_var("${notes}");
    `);
    expect(printed).toBe('daily many 2');
  });
  test('a site in a folder is told where the links of invitations lead', async () => {
    const settings = (home: string) =>
      site.php(`
        require 'wp-admin/includes/admin.php';
        add_filter('home_url', fn() => '${home}');
        latchkey_settings_page();
      `);
    const said = 'lead to the first page of https://acme.example, where';
    expect(await settings('https://acme.example/blog')).toContain(said);
    expect(await settings('https://acme.example/')).not.toContain(said);
  });
  test('nothing is left of the plugin once it is deleted', async () => {
    const printed = await site.php(`
      require 'wp-admin/includes/admin.php';
      global $wpdb;
      deactivate_plugins('latchkey/latchkey.php');
      echo json_encode(wp_get_schedule('latchkey_sweep'));
      uninstall_plugin('latchkey/latchkey.php');
      foreach (array('wp_usermeta' => 'meta_key', 'wp_options' => 'option_name') as $table => $key)
        echo ' ', $wpdb->get_var("select count(*) from $table where $key like '%latchkey%'");
    `);
    expect(printed).toBe('false 0 0');
  });
});
