import { countedIn } from '../../../web-kit/features/counted.ts';
import { features } from '../../../web-kit/features/hindi.ts';
import { named } from '../../../web-kit/language/named.ts';
import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('hi');

/** What the first page, the search and the reports say, in Hindi. */
export const home = {
  'pages/home': {
    title: 'होम',
    signIns: 'आपके ऐप्लिकेशन में साइन-इन',
    passkeys: 'ब्राउज़र में पासकी',
    insights: 'इनसाइट',
    noApplications: 'अभी कोई साइन इन नहीं कर सकता, क्योंकि कोई ऐप्लिकेशन नहीं है।',
    attention: {
      title: 'इन पर ध्यान दें',
      none: 'ऐसा कुछ नहीं है जिस पर ध्यान देना हो।',
      requests: (count) => `जिन अनुरोधों को जवाब का इंतज़ार है: ${count}`,
      people: (count) => `जिन लोगों के पास दूसरा डिवाइस नहीं है: ${count}`,
      unused: (count) => `जिन लोगों का एकमात्र डिवाइस 90 दिन से इस्तेमाल नहीं हुआ: ${count}`,
      unusedHint:
        'हो सकता है कि डिवाइस खो चुका हो। समय रहते दूसरा डिवाइस जोड़ लेने से उन्हें और आपको रिकवरी की परेशानी नहीं होगी।',
      peopleHint: 'एकमात्र डिवाइस खो जाने पर फिर से साइन इन करने के लिए मदद लेनी पड़ती है।',
      ending: {
        signing: (application) => `${application} के सेवा प्रदाता का साइनिंग सर्टिफ़िकेट`,
        encryption: (application) => `${application} के सेवा प्रदाता का एन्क्रिप्शन सर्टिफ़िकेट`,
        secret: (application) => `${application} का पिछला क्लाइंट सीक्रेट`,
        own: () => 'सभी SAML ऐप्लिकेशन के लिए आपके संगठन का एक सर्टिफ़िकेट',
      },
      silent: {
        sso: 'अभी कोई भी आपके OpenID और SAML ऐप्लिकेशन में साइन इन नहीं कर सकता, क्योंकि सिंगल साइन-ऑन की सेवा जवाब नहीं दे रही है।',
        radius: 'अभी कोई भी आपके नेटवर्क में साइन इन नहीं कर सकता, क्योंकि RADIUS सेवा जवाब नहीं दे रही है।',
      },
      silentHint:
        'इसकी वजह आपकी सेटिंग नहीं हैं, और सेवा लौटते ही सब अपने-आप चलने लगेगा। अगर यह बना रहे, तो सहायता टीम को बताएँ।',
      support: 'सहायता',
      ends: (what, on) => `${what} ${on} को खत्म होगा।`,
      ended: (what, on) => `${what} ${on} को खत्म हो गया।`,
      licence: (days) => `आपका लाइसेंस ${days} दिन में खत्म हो जाएगा।`,
      licenceOver: 'आपका लाइसेंस खत्म हो गया है।',
      pastDue: 'एक भुगतान नहीं हो सका।',
      atLeast: (count) => `${count} से ज़्यादा`,
    },
  },
  'pages/signIns': {
    title: 'साइन-इन',
    about: 'आपके ऐप्लिकेशन में साइन-इन कैसे खत्म हुए, सबसे नए पहले।',
    outcome: 'नतीजा',
    all: 'सभी',
    columns: {
      createdAt: 'कब',
      username: 'कौन',
      end: 'नतीजा',
      fromIP: 'कहाँ से',
    },
    nobody: 'कोई ज्ञात व्यक्ति नहीं',
    deleted: 'मिटाया गया ऐप्लिकेशन',
    none: 'इस अवधि में ऐसा कोई साइन-इन नहीं है।',
  },
  'things/chooseApplication': {
    of: (name) => `ऐप्लिकेशन: ${name}`,
    all: 'सभी ऐप्लिकेशन',
    one: 'इनमें से एक',
    title: 'कौन-सा ऐप्लिकेशन?',
    search: 'ऐप्लिकेशन खोजें…',
    results: 'ऐप्लिकेशन',
    none: 'अभी कोई ऐप्लिकेशन नहीं है।',
  },
  'things/firstSteps': {
    title: 'पहले कदम',
    lead: 'इनसे आप अपने किसी ऐप्लिकेशन में पहले साइन-इन तक पहुँचेंगे। जो हो चुका है, उस पर निशान अपने-आप लग जाता है।',
    done: 'हो गया',
    count: (done, all) => `${all} में से ${done} ${done <= 1 ? 'पूरा' : 'पूरे'}`,
    next: (title) => `अगला कदम: ${title}`,
    all: 'सभी कदम',
    hide: 'ये कदम छिपाएँ',
    try: (name) => `${name} को सेट अप करने से पहले आप देख सकते हैं कि उसे क्या मिलेगा:`,
    steps: {
      address: {
        title: 'संगठन का अपना पता है',
        why: 'यह कंसोल और आपके लोगों के साइन-इन पेज वहीं हैं।',
      },
      application: {
        title: 'ऐप्लिकेशन बनाएँ',
        why: 'लोग इसी में साइन इन करते हैं: कोई साइट, ऐप या नेटवर्क।',
      },
      invited: {
        title: 'किसी को न्योता भेजें',
        why: 'उपयोगकर्ता के बिना कोई साइन इन नहीं करता। शुरुआत खुद से करें।',
      },
      registered: {
        title: 'किसी से रजिस्टर करवाएँ',
        why: 'रजिस्टर करते समय बनने वाली पासकी पासवर्ड की जगह ले लेती है।',
      },
      secondWay: {
        title: 'साइन इन का दूसरा रास्ता रखें',
        why: 'अगर इकलौते सदस्य का इकलौता डिवाइस खो जाए, तो यह कंसोल कोई नहीं खोल सकेगा।',
      },
      signedIn: {
        title: 'पहला साइन-इन देखें',
        why: 'इससे पता चलता है कि ऐप्लिकेशन सेट अप हो गया है। ट्रायल इसमें नहीं गिने जाते।',
      },
    },
    links: {
      application: 'चुनें कि क्या सुरक्षित करना है',
      invited: (name) => `${name} के लिए न्योता भेजें`,
      registered: 'देखें कि किसने रजिस्टर किया है',
      device: 'अपना एक और डिवाइस जोड़ें',
      colleague: 'किसी सहकर्मी को न्योता भेजें',
      signedIn: (name) => `${name} को सेट अप करें`,
    },
  },
  'things/search': {
    open: 'खोजें',
    shortcut: 'Ctrl K',
    title: 'सब कुछ खोजें',
    placeholder: 'लोग, ऐप्लिकेशन, समूह, पेज…',
    results: 'नतीजे',
    groups: {
      pages: 'पेज',
      people: 'लोग',
      applications: 'ऐप्लिकेशन',
      team: 'टीम',
      groups: 'समूह',
      guides: 'गाइड',
    },
    inGuides: (q) => `गाइड में “${q}” खोजें`,
    searching: 'खोजा जा रहा है…',
    nothing: (q) => `यहाँ “${q}” से मेल खाने वाला कुछ नहीं है।`,
    failed: (groups) => `इनमें खोजा नहीं जा सका: ${groups}।`,
    keys: 'ऊपर और नीचे से चुनें, Enter से खोलें, Esc से बंद करें।',
  },
  'pages/reports': {
    title: 'रिपोर्ट',
    device: 'डिवाइस रिपोर्ट',
    devices: 'प्लैटफ़ॉर्म के हिसाब से डिवाइस',
    users: 'उपयोगकर्ता',
    counts: { total: 'कुल उपयोगकर्ता', active: 'चालू उपयोगकर्ता', suspended: 'निलंबित उपयोगकर्ता' },
    signIns: 'पिछले 30 दिनों के साइन-इन',
    audience: {
      title: 'ऑडियंस रिपोर्ट',
      country: 'देश',
      visits: 'विज़िट',
      unknown: 'अज्ञात',
      none: 'अभी तक किसी ने साइन इन नहीं किया है।',
    },
    noApps: 'कोई ऐप नहीं बनाया गया है',
    noUsers: 'कोई उपयोगकर्ता नहीं जोड़ा गया है',
    addUser: 'उपयोगकर्ताओं की सूची पर जाएँ',
  },
  'things/usage': {
    things: {
      ...countedIn('hi'),
      'max.team.size': ['टीम का सदस्य', 'टीम के सदस्य'],
      'max.user.per.app.count': ['उपयोगकर्ता (हर ऐप्लिकेशन में)', 'उपयोगकर्ता (हर ऐप्लिकेशन में)'],
      'max.device.count': ['डिवाइस (हर व्यक्ति के लिए)', 'डिवाइस (हर व्यक्ति के लिए)'],
      'user.total.count': ['संगठन का व्यक्ति', 'संगठन के लोग'],
    },
    someLeft: ([one, several], total, used) =>
      `इस्तेमाल में: ${number(total)} में से ${number(used)} ${used === 1 ? one : several}।`,
    allUsed: ([one, several], total, used) =>
      `आपके प्लान की सीमा ${number(total)} ${total === 1 ? one : several} है${used > total ? `, जबकि ${number(used)} मौजूद हैं। वे सब चलते रहेंगे, लेकिन` : ' और'} इससे ज़्यादा नहीं जोड़ा जा सकता। जिसकी अब ज़रूरत नहीं है, उसे मिटाएँ या अपने प्रदाता से बड़ा प्लान माँगें।`,
    seePlan: 'अपना प्लान देखें',
    feature: named(features),
    missing: 'आइटम नहीं मिला।',
    none: (feature) => `गड़बड़ी: ${feature} की सीमा पूरी हो चुकी है।`,
    low: (left, feature) => `चेतावनी: ${feature} की सीमा में केवल ${left} बाकी।`,
    disabled: (feature) => `${feature} बंद है`,
    enabled: (feature) => `${feature} चालू है`,
    unknown: (feature) => `${feature} का प्रकार अज्ञात है।`,
    usersLow: `चेतावनी: ${features['max.user.per.app.count']} की सीमा पूरी होने वाली है।`,
    usersNone: `गड़बड़ी: ${features['max.user.per.app.count']} की सीमा पूरी हो चुकी है।`,
    reported: {
      mark: 'शिकायत की गई',
      text: (times, last) =>
        `${times === 1 ? 'एक अनुरोध' : `${times} अनुरोधों`} के जवाब में “यह मैंने नहीं किया” चुना गया (पिछली बार ${last} को)। किसी और ने इस नाम से साइन इन करने की कोशिश की थी।`,
    },
  },
} satisfies Partial<Catalogue>;
