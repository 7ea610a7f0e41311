import type { Catalogue } from '../../catalogue.ts';

/** What the page of a tryout says, in German. */
export const tried = {
  'pages/tried': {
    title: (name) => `Test von ${name}`,
    signedIn: 'Jemand hat sich angemeldet. Das würde die Anwendung erhalten.',
    failed: 'Niemand hat sich angemeldet, und die Anwendung würde nichts erhalten.',
    waiting:
      'Noch hat sich niemand angemeldet. Schließen Sie die Anmeldung im Fenster des Tests ab, oder beginnen Sie einen neuen.',
    refresh: 'Noch einmal nachsehen',
    toApplication: 'Zur Anwendung',
    nothingLeft:
      'Die Anwendung hat nichts erhalten, und niemand bleibt dadurch angemeldet. Der Test zählt nicht als Anmeldung und steht im Audit als Test.',
    network: {
      signedIn: 'Die Person hat bestätigt. Das würde der Client erhalten.',
      failed: 'Niemand hat sich angemeldet. Das würde der Client erhalten.',
      waiting:
        'Die Person wurde in der App oder per E-Mail um Bestätigung gebeten und hat zwei Minuten Zeit. Diese Seite zeigt dann von selbst, was daraus geworden ist.',
      nothingLeft:
        'Es wurde kein Paket gesendet. Der Test zählt nicht als Anmeldung und steht im Audit als Test.',
      told: 'Was der Client erhalten würde',
    },
    site: {
      signedIn: 'Die Person hat bestätigt. Das würde das Backend der Anwendung erhalten.',
      failed: 'Niemand hat sich angemeldet, und die Anwendung würde nichts erhalten.',
      waiting:
        'Die Person hat zwei Minuten Zeit, den Code mit dem Smartphone zu scannen und dort die Zahl zu wählen. Diese Seite zeigt dann von selbst, was daraus geworden ist.',
      waitingForApp:
        'Die App auf dem Smartphone der Person hat eine Benachrichtigung erhalten. Die Person hat zwei Minuten Zeit, die Zahl zu wählen. Diese Seite zeigt dann von selbst, was daraus geworden ist.',
      nothingLeft:
        'Es wurde kein Token herausgegeben, und niemand bleibt angemeldet. Der Test zählt nicht als Anmeldung und steht im Audit als Test.',
      told: 'Was über die Person mitgeteilt wird',
      advice: {
        'tryout.nobody':
          'Prüfen Sie die Schreibweise des Benutzernamens. Personen registrieren sich auf Ihrer Website oder in Ihrer App; laden Sie die Person ein, wenn sich nur Eingeladene registrieren können.',
        'tryout.device':
          'Ein Passkey, der auf Ihrer Website oder in Ihrer App erstellt wurde, funktioniert nur dort. Die Person registriert sich mit dem Smartphone, oder sie fügt ihrem Konto mit addPasskey({ phone: true }) auf Ihrer Seite ein Smartphone hinzu. Testen Sie die Anmeldung sonst auf Ihrer eigenen Website.',
        'tryout.expired':
          'Scannen Sie den Code mit dem Smartphone, das den Passkey hat, oder sehen Sie nach, ob die Benachrichtigung angekommen ist. Versuchen Sie es dann noch einmal.',
      },
    },
    request: {
      title: 'Auf dem Smartphone',
      code: 'QR-Code für das Smartphone',
      scan: 'Scannen Sie den Code mit der Kamera des Smartphones. Wählen Sie dort dann diese Zahl:',
      message: 'Öffnen Sie die Benachrichtigung auf dem Smartphone. Wählen Sie dort dann diese Zahl:',
    },
    again: 'Noch einmal testen',
    checked: 'Was Browser und Smartphones in den Einstellungen finden',
    checks: {
      website: (address) => `${address}: Passkeys funktionieren hier und gehören zu diesem Host.`,
      localWebsite: (address) =>
        `${address}: funktioniert nur in einem Browser auf demselben Rechner. Entfernen Sie die Adresse, bevor sich Personen anmelden.`,
      unfitWebsite: (address) =>
        `${address}: Browser erlauben hier keine Passkeys. Verwenden Sie https und einen Hostnamen.`,
      severalHosts: (hosts) =>
        `Passkeys gehören zu dem Host, auf dem sie erstellt wurden: ${hosts}. Einer von dem einen Host kann auf einem anderen nicht verwendet werden. Lassen Sie Personen sich auf einem einzigen Host registrieren und anmelden.`,
      noWay: () =>
        'Niemand kann sich anmelden: Die Authentifizierung auf demselben Gerät und die mit einem anderen Gerät sind beide ausgeschaltet. Schalten Sie eine davon ein.',
      planSameDevice: () =>
        'Der Tarif umfasst die Anmeldung mit dem Passkey des verwendeten Geräts nicht, die die Anwendung erlaubt.',
      planPhone: () => 'Der Tarif umfasst die Anmeldung mit dem Smartphone nicht, die die Anwendung erlaubt.',
      noFingerprint: () =>
        'Der SHA256-Fingerabdruck der Android-App fehlt. Die App wird abgelehnt, bis Sie ihn eingeben.',
      noSiteForApple: () =>
        'iOS gibt einer App nur die Passkeys ihrer eigenen Website, und diese App hat keine. Geben Sie eine Website ein.',
    },
    methods: {
      phone: 'QR-Code',
      push: 'Benachrichtigung in der App',
    },
    seconds: (count) => `${count} Sekunden`,
    facts: 'Die Anmeldung',
    told: 'Was über die Person mitgeteilt wird',
    columns: { name: 'Name', value: 'Wert', from: 'In' },
    parts: {
      idToken: 'ID-Token',
      userinfo: 'Userinfo',
      assertion: 'Assertion',
      accessToken: 'Claims des Access-Tokens',
      verifyToken: 'Antwort von verifyToken',
    },
    part: (name) => `${name}, vollständig`,
    names: {
      issuer: 'Issuer',
      audience: 'Audience',
      scopes: 'Scopes',
      signedInAt: 'Zeit der Anmeldung',
      acr: 'Stärke (acr)',
      amr: 'Methoden (amr)',
      algorithm: 'Signiert mit',
      recipient: 'Empfänger',
      context: 'Authentifizierungskontext',
      signed: 'Was signiert ist',
      encrypted: 'Was verschlüsselt ist',
      leftOut: 'Weggelassen, weil nichts bekannt ist',
      client: 'Client',
      userName: 'Benutzername',
      method: 'Wie das Smartphone gefragt wurde',
      expiresIn: 'Das Token würde gelten',
    },
    untested: 'Was nicht getestet wurde',
    notTried: {
      oidc: 'Der Test kehrt zu einer Adresse dieser Konsole zurück. Ob die Anwendung unter ihren Redirect-URIs zu finden ist und ihr Client-Secret kennt, zeigt sich bei ihrer ersten Anmeldung.',
      saml: 'Die Assertion wird gezeigt, bevor sie signiert und verschlüsselt wird, damit sich niemand mit ihr anmelden kann. Ob die Anwendung dem Zertifikat dieser Organisation vertraut und entschlüsseln kann, zeigt sich bei ihrer ersten Anmeldung.',
      radius:
        'Es wurde kein Paket gesendet. Ob der Client diesen Server von seiner Client-IP aus erreicht, das Shared Secret kennt und lange genug wartet, zeigt sich bei seiner ersten Anmeldung. Ein Code von der Seite der Person wurde nicht als Passwort getestet.',
      general:
        'Die Passkeys Ihrer eigenen Website oder App funktionieren nur dort und wurden nicht getestet. Ob Ihre Seiten das Script enthalten oder Ihre App die Aufrufe macht und ob Ihr Backend das Token prüft, zeigt sich bei der ersten Anmeldung.',
    },
    why: 'Grund',
    notSignedIn: 'Die Person hat sich nicht angemeldet.',
    advice: {
      'user.noAccess':
        'Der Passkey ist hier bekannt, aber seine Person hat keinen Zugriff auf diese Anwendung. Laden Sie die Person ein, oder öffnen Sie die Anwendung für eine Gruppe.',
      'user.suspended': 'Die Person ist gesperrt. Aktivieren Sie sie, damit sie sich anmelden kann.',
      'device.suspended': 'Das Gerät ist gesperrt. Aktivieren Sie es auf der Seite der Person.',
      'application.suspended': 'Aktivieren Sie die Anwendung, damit sich Personen anmelden können.',
      'ceremony.failed':
        'Der Passkey gehört niemandem, der hierzu eingeladen wurde. Laden Sie die Person ein; über den Link in der E-Mail erstellt sie einen Passkey.',
      'plan.feature':
        'Der Tarif der Organisation umfasst diese Art der Anmeldung nicht. Was er umfasst, zeigt Ihr Konto.',
      'tryout.nameId':
        'Wählen Sie in den Einstellungen ein anderes Name-ID-Format, oder ergänzen Sie, was über die Person bekannt ist.',
      'tryout.certificate':
        'Laden Sie das Verschlüsselungszertifikat der Anwendung erneut hoch, oder verschlüsseln Sie nicht.',
      'tryout.client': 'Aktivieren Sie den Client, damit sich Personen über ihn anmelden können.',
      'tryout.nobody':
        'Prüfen Sie die Schreibweise des Benutzernamens und wie der Client Benutzernamen lesen soll. Laden Sie die Person ein, oder öffnen Sie die Anwendung für eine Gruppe. Ein Client wartet zwei Minuten vergeblich, damit er nicht erfährt, welche Namen es gibt.',
      'tryout.device':
        'Die Person erstellt einen Passkey mit dem Link der Einladung oder mit einem neuen Link von ihrer Seite. Ein Client wartet zwei Minuten vergeblich.',
      'tryout.declined': 'An den Einstellungen ist nichts falsch.',
      'tryout.expired':
        'Sehen Sie nach, ob die E-Mail oder die Benachrichtigung angekommen ist und ob das Gerät der Person aktiv ist. Versuchen Sie es dann noch einmal.',
      'tryout.failed': 'Sehen Sie nach, ob das Gerät der Person aktiv ist, und versuchen Sie es noch einmal.',
      'tryout.remote':
        'Schalten Sie die Authentifizierung mit einem anderen Gerät ein, um die Anmeldung mit dem Smartphone zu testen, oder testen Sie auf Ihrer eigenen Website. Die Prüfung der Einstellungen unten gilt trotzdem.',
      'tryout.app':
        'Die Person erhält die App auf der Seite /app Ihrer Organisation und schaltet dort die Benachrichtigungen ein. Oder testen Sie mit dem QR-Code.',
      'tryout.unasked':
        'Geben Sie auf der Seite der Person eine E-Mail-Adresse ein, die sie bestätigt. Oder sie schaltet in der App die Benachrichtigungen ein, wenn der Client auf „In der App“ steht. Ein Client wartet zwei Minuten vergeblich; ein Code von /networkCode gilt als Passwort.',
      'transaction.expired':
        'Die Bestätigung kam zu spät, um abgeholt zu werden. An den Einstellungen ist nichts falsch; versuchen Sie es noch einmal.',
      'push.tooMany':
        'Eine Person wird in zehn Minuten höchstens dreimal gefragt. Warten Sie etwas, und versuchen Sie es noch einmal.',
      'organisation.closed': 'Verlängern Sie das Abonnement. Vorher kann sich niemand anmelden.',
      access_denied: 'Die Person ist ohne Anmeldung zurückgegangen. An den Einstellungen ist nichts falsch.',
      invalid_scope: 'Die Anwendung darf einen der Scopes nicht anfordern.',
      other: 'Prüfen Sie die Einstellungen der Anwendung, und versuchen Sie es noch einmal.',
    },
    places: {
      users: 'Zu den Personen der Anwendung',
      basic: 'Zu den Einstellungen der Anwendung',
      account: 'Zum Konto',
      people: 'Zu den Personen',
      clients: 'Zu den Clients',
    },
  },
} satisfies Partial<Catalogue>;
