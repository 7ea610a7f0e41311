import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('hi');

/** Names of some of so many people. */
function someOf(count: number, names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(', ');
  const others = count - Math.min(names.length, most);
  return others && shown ? `${shown} और ${number(others)} अन्य` : shown;
}
/** So many of them before a postposition. */
const users = (count: number) => `${number(count)} ${count <= 1 ? 'उपयोगकर्ता' : 'उपयोगकर्ताओं'}`;
const groups = (count: number) => `${number(count)} ${count <= 1 ? 'समूह' : 'समूहों'}`;
const entries = (count: number) => `${number(count)} ${count <= 1 ? 'एंट्री' : 'एंट्रियों'}`;

/** What the User Source tab says, in Hindi. */
export const userSource = {
  'things/userSource': {
    title: 'उपयोगकर्ताओं का स्रोत',
    text: 'उपयोगकर्ता आपकी कंपनी की LDAP डायरेक्टरी या Active Directory से आ सकते हैं। तब न्योता पाने वाले लोग पासकी बनाने से पहले डायरेक्टरी के पासवर्ड से अपनी पहचान साबित करते हैं।',
    toggle: 'LDAP / Active Directory',
    internal: 'बंद: लोग इस ऐप्लिकेशन में रजिस्टर करते हैं।',
    external: 'चालू: आपकी डायरेक्टरी के लोग इस ऐप्लिकेशन का इस्तेमाल करते हैं।',
    on: 'LDAP चालू है',
    off: 'LDAP बंद है',
    failed: 'उपयोगकर्ताओं का स्रोत बदला नहीं जा सका',
    settings: 'LDAP सेटिंग',
    none: 'अभी कोई डायरेक्टरी नहीं डाली गई है।',
    noneHint: 'अपने LDAP सर्वर का पता और ऐसा खाता डालें जिसे उपयोगकर्ताओं की जानकारी पढ़ने की अनुमति हो।',
    enter: 'सेटिंग डालें',
    saved: 'LDAP सेटिंग सेव हो गईं',
    saveFailed: 'LDAP सेटिंग सेव नहीं हो सकीं',
    test: 'कनेक्शन जाँचें',
    tested: 'कनेक्शन काम कर रहा है: डायरेक्टरी पढ़ ली गई',
    testFailed: 'डायरेक्टरी इस्तेमाल नहीं की जा सकती',
    authorities: 'सार्वजनिक प्राधिकरण (CA)',
    ownCertificate: 'अपना सर्टिफ़िकेट',
    everybody: 'यूज़र नेम वाली सभी एंट्री',
    allGroups: 'सभी समूह',
    underBase: 'बेस DN',
    usualMap: 'सामान्य',
    never: 'केवल कहने पर',
    every: (hours) => (hours === 1 ? 'हर घंटे' : `हर ${hours} घंटे पर`),
    sync: {
      title: 'उपयोगकर्ता सिंक',
      now: 'अभी सिंक करें',
      refused: 'उपयोगकर्ता सिंक शुरू नहीं हो सका',
      never: 'डायरेक्टरी के उपयोगकर्ता अभी तक नहीं पढ़े गए हैं। कनेक्शन जाँचें, फिर सिंक करें।',
      running: 'डायरेक्टरी पढ़ी जा रही है…',
      ended: (when) => `पिछला सिंक: ${when}।`,
      next: (when) => `अगला सिंक: ${when}।`,
      failed: (why) => `पिछला सिंक पूरा नहीं हुआ: ${why}`,
      read: 'पढ़े गए',
      created: 'नए',
      changed: 'बदले',
      unchanged: 'जस के तस',
      gone: 'अब नहीं हैं, निलंबित',
      skipped: 'छोड़े गए',
      closed: 'बंद, लॉक या समय-सीमा खत्म',
      referred: 'दूसरे सर्वरों के रेफ़रल, जिनका पालन नहीं हुआ',
      noPerson: 'कंप्यूटर, संपर्क, समूह',
      groups: 'समूह',
      groupsCreated: 'नए समूह',
      groupsChanged: 'नाम बदले समूह',
      groupsGone: 'हटे समूह',
      joined: 'समूह में जुड़े',
      left: 'समूह से हटे',
      groupsHeld: (count) =>
        `डायरेक्टरी के ${groups(count)} का नाम या आईडी किसी दूसरे समूह जैसा है, या नाम ऐसा है जो यहाँ समूह का नहीं हो सकता। ऐसे समूह छोड़ दिए जाते हैं या उनका पुराना नाम बना रहता है। दोनों में से एक का नाम बदलें और अगला सिंक उसे ले लेगा।`,
      groupsLeaving: {
        text: (count) =>
          `${number(count)} समूह अब डायरेक्टरी में नहीं ${count <= 1 ? 'है' : 'हैं'} और अभी तक कुछ नहीं मिटाया गया है। अगर ऐसा नहीं होना चाहिए, तो पहले समूहों का बेस DN और फ़िल्टर जाँचें।`,
        yes: 'ये समूह मिटाएँ',
        sure: 'डायरेक्टरी एक बार फिर पढ़ी जाएगी। जो समूह तब भी नहीं मिलेंगे, वे मिटा दिए जाएँगे और जो कुछ उनके लिए खुला था, वह उनके सदस्यों के लिए बंद हो जाएगा।',
      },
      taken: (count) =>
        `डायरेक्टरी में ${users(count)} का यूज़र नेम बदलकर ऐसा हो गया है जो इस ऐप्लिकेशन में किसी और का है। यहाँ पुराना नाम बना रहेगा। डायरेक्टरी में या यहाँ दूसरे उपयोगकर्ता का नाम बदलें या उसे मिटाएँ और अगला सिंक नया नाम ले लेगा।`,
      notJoined: (count) =>
        `समूहों की ${number(count)} ${count <= 1 ? 'सदस्यता छोड़ दी गई' : 'सदस्यताएँ छोड़ दी गईं'}, क्योंकि व्यक्ति पहले से 500 समूहों में है और इससे ज़्यादा में नहीं हो सकता। उसे किसी दूसरे समूह से हटाएँ या समूहों के फ़िल्टर से कुछ समूह छोड़ें और अगला सिंक उसे जोड़ लेगा।`,
      noRoom: (count) =>
        `डायरेक्टरी के ${number(count)} ${count <= 1 ? 'व्यक्ति को' : 'लोगों को'} नहीं जोड़ा गया, क्योंकि प्लान भर चुका है या खत्म हो चुका है या उनके पास पहले से उतने ऐप्लिकेशन का ऐक्सेस है जितना एक व्यक्ति को मिल सकता है। बड़ा प्लान चुनें या जा चुके उपयोगकर्ताओं को मिटाएँ और अगला सिंक उन्हें जोड़ लेगा।`,
      full: (count, who) => {
        const whose = someOf(count, who, 20);
        return `${users(count)} के लिए आपके संगठन के अपने एट्रिब्यूट के कुछ मान छोड़ दिए गए, क्योंकि वे कुल मिलाकर 16 KB से ज़्यादा हैं${whose && `: ${whose}`}। पुराने मान बने रहते हैं। उन्हें डायरेक्टरी में छोटा करें या कम एट्रिब्यूट जोड़ें और अगला सिंक उन्हें ले लेगा।`;
      },
      twice: (count) =>
        `${entries(count)} की आईडी (entryUUID या objectGUID) बेस DN के नीचे किसी दूसरी एंट्री की भी है, इसलिए इन्हें छोड़ दिया गया। बेस DN को सीमित करें या डायरेक्टरी ठीक करें।`,
      preview: {
        button: 'देखें कि क्या बदलेगा',
        text: 'अभी कुछ नहीं बदला गया है। डायरेक्टरी से ये बदलाव होंगे:',
        come: (count, names) => `जुड़ेंगे (${number(count)}): ${someOf(count, names, 100)}`,
        change: (count, names) => `बदलेंगे (${number(count)}): ${someOf(count, names, 100)}`,
        go: (count, names) => `निलंबित होंगे (${number(count)}): ${someOf(count, names, 100)}`,
        wait: (count, names) =>
          `इंतज़ार करेंगे, क्योंकि वही नाम या पता किसी और का है (${number(count)}): ${someOf(count, names, 100)}`,
        groups: (count, names) => `जुड़ने वाले समूह (${number(count)}): ${someOf(count, names, 100)}`,
      },
      leaving: {
        text: (count, names) => {
          const who = someOf(count, names, 10);
          return `${number(count)} उपयोगकर्ता अब डायरेक्टरी में नहीं ${count <= 1 ? 'है' : 'हैं'} और अभी तक किसी को निलंबित नहीं किया गया है${who && `: ${who}`}। अगर असल में कोई गया नहीं है, तो पहले बेस DN और फ़िल्टर जाँचें।`;
        },
        yes: 'उन्हें निलंबित करें',
        sure: 'डायरेक्टरी एक बार फिर पढ़ी जाएगी। जो तब भी नहीं मिलेंगे, उन्हें निलंबित कर दिया जाएगा और उनके सत्र खत्म हो जाएँगे।',
      },
      held: {
        text: (count) =>
          `डायरेक्टरी की ${entries(count)} का यूज़र नेम या ईमेल पता ऐसे व्यक्ति का है जो उस एंट्री से नहीं आया, यहाँ या किसी दूसरे ऐप्लिकेशन में। आपके फ़ैसले तक उन्हें छोड़ दिया गया है; “देखें कि क्या बदलेगा” में उनके नाम हैं। अगर वह कोई और व्यक्ति था, तो उस उपयोगकर्ता को मिटाएँ।`,
        yes: 'ये वही लोग हैं',
        sure: 'ये लोग उन एंट्रियों के उपयोगकर्ता बन जाएँगे और उनकी पासकी बनी रहेंगी। जो भी इनमें से किसी के रूप में साइन इन कर सकता है, वह आगे भी कर सकेगा, इसलिए पक्का कर लें कि हर एक वही व्यक्ति है।',
      },
    },
    fields: {
      server: 'LDAP सर्वर का पता',
      serverHint: 'होस्ट का नाम, जैसे ldap.acme.example, बिना ldap:// के',
      port: 'LDAP पोर्ट',
      portHint: 'आम तौर पर LDAPS के लिए 636 और StartTLS के लिए 389।',
      portWrong: 'कृपया 1 से 65535 तक की कोई संख्या डालें',
      security: 'एन्क्रिप्शन',
      securities: { ldaps: 'LDAPS (शुरू से TLS)', starttls: 'StartTLS' },
      certificate: 'CA सर्टिफ़िकेट',
      certificateHint:
        'PEM में, उस सर्वर के लिए जिसका सर्टिफ़िकेट आपके अपने प्राधिकरण (CA) का है। सार्वजनिक के लिए खाली छोड़ दें।',
      baseDn: 'बेस DN',
      baseDnHint: 'उपयोगकर्ता इसके नीचे होते हैं, जैसे ou=people,dc=acme,dc=example',
      bindDn: 'बाइंड DN',
      bindDnHint: 'वह खाता जो डायरेक्टरी पढ़ता है।',
      password: 'पासवर्ड',
      passwordKept: 'पासवर्ड न बदलने के लिए खाली छोड़ दें। दूसरे सर्वर या बाइंड DN के लिए यह फिर से चाहिए।',
      filter: 'फ़िल्टर',
      filterHint: 'यूज़र नेम वाला एट्रिब्यूट: uid, या Active Directory में sAMAccountName।',
      attributes: 'एट्रिब्यूट',
      attributesHint: 'हर उपयोगकर्ता की कौन-सी जानकारी पढ़ी जाती है, स्पेस से अलग करके।',
      searchFilter: 'सर्च फ़िल्टर',
      searchFilterHint:
        'कौन-सी एंट्री उपयोगकर्ता हैं, जैसे (&(objectClass=user)(memberOf=cn=staff,dc=acme,dc=example))। खाली छोड़ने पर यूज़र नेम वाली सभी एंट्री।',
      attributeMap: 'एट्रिब्यूट मैप',
      attributeMapHint:
        'department = departmentNumber ou जैसी पंक्तियाँ: पहले उपयोगकर्ता का एट्रिब्यूट, फिर डायरेक्टरी के वे एट्रिब्यूट जिनसे वह पढ़ा जाता है, सबसे अच्छा पहले। जिसकी पंक्ति नहीं है, वह सामान्य तरीके से पढ़ा जाता है, बशर्ते “एट्रिब्यूट” में उसका नाम हो। custom.cost_centre = departmentNumber आपके संगठन का एट्रिब्यूट भरता है।',
      groups: 'समूह',
      groupsHint: 'क्या उपयोगकर्ता सिंक डायरेक्टरी के समूह भी पढ़े।',
      groupChoices: { off: 'न पढ़ें', on: 'पढ़ें' },
      groupName: 'समूह का नाम',
      groupNameHint: 'समूह के नाम वाला एट्रिब्यूट, जैसे cn।',
      groupBaseDn: 'समूहों का बेस DN',
      groupBaseDnHint: 'समूह इसके नीचे होते हैं। खाली छोड़ने पर बेस DN।',
      groupFilter: 'समूह फ़िल्टर',
      groupFilterHint: 'कौन-से समूह पढ़े जाते हैं, जैसे (cn=app-*)। खाली छोड़ने पर सभी।',
      passwordAttribute: 'पासवर्ड वाला एट्रिब्यूट',
      passwordAttributeHint: 'यह एट्रिब्यूट कभी नहीं पढ़ा जाता। पासवर्ड की जाँच डायरेक्टरी करती है।',
      syncHours: 'उपयोगकर्ता सिंक',
      syncHint: 'दो सिंक के बीच के घंटे, या केवल कहने पर सिंक के लिए 0।',
      syncWrong: 'कृपया 0 से 168 तक की कोई संख्या डालें',
    },
  },
} satisfies Partial<Catalogue>;
