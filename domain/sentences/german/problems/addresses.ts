/** What is wrong with an address of the web or of a network. */
export const addresses = {
  'is.absolute': ({ such }: { such: string }) => `muss eine absolute Adresse wie ${such} sein`,
  'is.website':
    'muss eine absolute Adresse wie https://shop.example sein; http nur auf localhost, keine IP-Adresse',
  'is.web': 'muss eine http- oder https-Adresse sein',
  'is.https': 'muss https verwenden',
  'is.httpsOrLocal': 'muss https verwenden, außer auf localhost',
  'is.scheme':
    'muss https verwenden oder ein Schema, das einen Punkt enthält, zum Beispiel com.example.app:/callback',
  'is.fragment': 'darf kein Fragment haben',
  'is.wildcard': 'darf keinen Platzhalter haben',
  'is.userName': 'darf keinen Benutzernamen enthalten',
  'is.port': 'darf keinen Port nennen',
  'is.private': 'muss im öffentlichen Internet liegen',
  'is.company': 'muss eine Adresse mit https:// sein',
  'is.linkedin': 'muss eine Adresse auf linkedin.com sein',
  'is.ours': 'ist eine Adresse dieses Dienstes selbst',
  'is.page': 'muss eine Seite dieser Organisation sein',
  'is.address': 'ist keine Adresse',
  'is.server': 'muss eine IP-Adresse oder der Name eines Hosts sein',
  'is.docker': 'ist in Docker erforderlich',
  'is.network':
    'muss eine IP-Adresse wie 192.0.2.1 oder ein Netzwerk mit höchstens 65.536 Adressen wie 10.1.0.0/16 sein',
  'is.wide':
    'muss eine IP-Adresse oder ein Netzwerk wie 203.0.113.0/24 sein (IPv4 mindestens /16, IPv6 mindestens /32)',
  'is.source': 'muss eine Adresse sein, von der Pakete kommen',
} as const;
