const types: Record<string, string> = {
  string: 'टेक्स्ट होना चाहिए',
  number: 'संख्या होनी चाहिए',
  int: 'पूर्णांक होना चाहिए',
  boolean: 'true या false होना चाहिए',
  array: 'सूची होनी चाहिए',
  object: 'ऑब्जेक्ट होना चाहिए',
  record: 'ऑब्जेक्ट होना चाहिए',
  date: 'समय होना चाहिए',
};
const formats: Record<string, string> = {
  email: 'ईमेल पता होना चाहिए',
  url: 'https://acme.example/ जैसा पता होना चाहिए',
  datetime: '2026-01-24T09:30:00.000Z जैसा समय होना चाहिए',
  date: '2026-01-24 जैसी तारीख होनी चाहिए',
  uuid: 'UUID होना चाहिए',
  ipv4: 'IPv4 पता होना चाहिए',
  ipv6: 'IPv6 पता होना चाहिए',
};
const characters = (count: number) => `${count} वर्ण ${count === 1 ? 'होना' : 'होने'} चाहिए`;
const entries = (count: number) => `${count} ${count === 1 ? 'एंट्री' : 'एंट्रियाँ'}`;

/** What is wrong with a value by its type, its length or its form, in words that stand alone or behind a name. */
export const values = {
  'is.missing': 'यह देना ज़रूरी है',
  'is.empty': 'खाली है',
  'is.blank': 'केवल खाली जगह है',
  'is.wrong': 'मान्य नहीं है',
  'is.type': ({ type }: { type: string }) => types[type] ?? `${type} होना चाहिए`,
  'is.format': ({ format }: { format: string }) => formats[format] ?? 'दूसरे फ़ॉर्मैट में होना चाहिए',
  'is.short': ({ least }: { least: number }) => `कम से कम ${characters(least)}`,
  'is.long': ({ most }: { most: number }) => `ज़्यादा से ज़्यादा ${characters(most)}`,
  'is.over': ({ most }: { most: number }) => `${most} से ज़्यादा वर्ण हैं`,
  'is.length': ({ exactly }: { exactly: number }) => `ठीक ${characters(exactly)}`,
  'is.few': ({ least }: { least: number }) => `कम से कम ${entries(least)} होनी चाहिए`,
  'is.many': ({ most }: { most: number }) => `ज़्यादा से ज़्यादा ${entries(most)} होनी चाहिए`,
  'is.small': ({ least }: { least: number }) => `कम से कम ${least} होना चाहिए`,
  'is.large': ({ most }: { most: number }) => `ज़्यादा से ज़्यादा ${most} होना चाहिए`,
  'is.multiple': ({ of }: { of: number }) => `${of} का गुणज होना चाहिए`,
  'is.choice': ({ of }: { of: readonly string[] }) =>
    of.length > 1 ? `इनमें से एक होना चाहिए: ${of.join(', ')}` : `${of.join(', ')} होना चाहिए`,
  'is.strange': ({ names }: { names: readonly string[] }) => `इसमें यह नहीं होना चाहिए: ${names.join(', ')}`,
  'is.id': 'मान्य आईडी नहीं है',
  'is.unstorable': 'इसमें ऐसा वर्ण है जिसे सेव नहीं किया जा सकता',
  'is.control': 'कंट्रोल वर्ण नहीं होने चाहिए',
  'is.blanks': 'खाली जगह नहीं होनी चाहिए',
  'is.oneLine': 'एक से ज़्यादा पंक्तियाँ हैं',
  'is.number': 'संख्या होनी चाहिए',
  'is.digits': 'केवल अंक होने चाहिए',
  'is.base64url': 'base64url में होना चाहिए',
  'is.key': 'मान्य कुंजी नहीं है',
  'is.colour': '#0d5557 जैसा कोई रंग होना चाहिए',
  'is.marked': 'सादा पाठ होना चाहिए, < और > के बिना',
  'is.linked': 'वेब या ईमेल पता नहीं होना चाहिए; हर बिंदु के बाद खाली जगह छोड़ें',
  'is.placeholder': ({ of }: { of: readonly string[] }) => `में कोष्ठकों के भीतर केवल ${of.join(' और ')} हो सकता है`,
  'is.languageTwice': 'में कोई भाषा दो बार नहीं होनी चाहिए',
  'is.unchanged': 'बदलने के लिए कुछ नहीं दिया गया है',
} as const;
