import type { DirectoryFault } from '../english/directories.ts';
import { featureIn } from '../featureNames.ts';
import { say } from '../sentences.ts';
import { directories } from './directories.ts';
import { features } from './features.ts';

/** What the refusals of `domain/refusals/customers.ts` say. */
export const customers = {
  'organisation.unknown': 'ऐसा कोई संगठन नहीं है।',
  'organisation.suspended':
    'यह संगठन निलंबित है। इसे चलाने वाले लोग हमारी सहायता टीम से इसे फिर से चालू करने को कह सकते हैं।',
  'organisation.subdomain': 'यह पता पहले ही लिया जा चुका है। कृपया कोई दूसरा चुनें।',
  'organisation.subdomainSet': 'संगठन का पता केवल एक बार चुना जा सकता है।',
  'organisation.subdomainUnusable':
    'यह नाम इस्तेमाल नहीं किया जा सकता: 6 से 30 अक्षर, अंक और हाइफ़न चुनें; शुरुआत और अंत अक्षर या अंक से हो।',
  'organisation.young': 'पहले हफ़्ते में कोई संगठन एक दिन में 50 ईमेल भेज सकता है। कृपया बाकी ईमेल कल भेजें।',
  'organisation.ended':
    'इस संगठन की सदस्यता खत्म हो गई है। सब कुछ पढ़ा और एक्सपोर्ट किया जा सकता है; कुछ बदलने के लिए कृपया सदस्यता रिन्यू करें।',
  'organisation.closed':
    'इस संगठन की सदस्यता खत्म हुए 14 दिन से ज़्यादा हो गए हैं। जब तक इसके एडमिन इसे रिन्यू नहीं करते, कोई साइन इन नहीं कर सकता।',
  'organisation.noRequest': 'यह संगठन खुद के अनुरोध पर निलंबित नहीं किया गया था।',
  'organisation.requested': 'इस संगठन ने खुद अपने मिटाए जाने या निलंबन का अनुरोध किया है। इसे “अनुरोध” में सक्रिय करें।',
  'organisation.noBackup': 'डाउनलोड के लिए कोई बैकअप नहीं है: मिटाने का अनुरोध वापस ले लिया गया है या पूरा हो चुका है।',
  'organisation.backupShared': 'यह बैकअप पहले ही डाउनलोड किया जा चुका है। लिंक एक बार काम करता है।',

  'plan.unknown': 'ऐसा कोई प्लान नहीं है।',
  'plan.taken': 'इस आईडी वाला प्लान पहले से मौजूद है।',
  'plan.feature': (about?: { feature: string; used?: boolean }) => {
    if (!about) return 'इस संगठन के प्लान में यह सुविधा शामिल नहीं है।';
    return about.used
      ? `गड़बड़ी: ${featureIn(features, about.feature)} की सीमा पूरी हो चुकी है।`
      : `${featureIn(features, about.feature)} बंद है।`;
  },
  'plan.withdrawn': 'यह प्लान अब नहीं बेचा जाता। कृपया कोई दूसरा चुनें।',
  'plan.trial': 'हर संगठन इसी प्लान से शुरू करता है, इसलिए इसे हटाया नहीं जा सकता।',

  'application.unknown': 'ऐसा कोई ऐप्लिकेशन नहीं है।',
  'application.suspended': 'यह ऐप्लिकेशन निलंबित है। इसे चलाने वाले लोग इसे फिर से चालू कर सकते हैं।',
  'application.limit': ({ limit } = { limit: 'app.count' }) =>
    `गड़बड़ी: ${featureIn(features, limit)} की सीमा पूरी हो चुकी है।`,
  'application.kind': 'यह ऐप्लिकेशन दूसरे प्रकार का है।',
  'application.secret': 'इस ऐप्लिकेशन में ऐसा कोई सीक्रेट नहीं है।',
  'application.encryptionCertificate': 'कृपया एन्क्रिप्शन सर्टिफ़िकेट अपलोड करें।',
  'application.signingCertificate': 'कृपया साइनिंग सर्टिफ़िकेट अपलोड करें।',
  'brand.logo': 'लोगो 64 KB तक की PNG, JPEG, GIF या WebP इमेज नहीं है। कृपया कोई दूसरी फ़ाइल चुनें।',
  'application.logo': 'लोगो के URL पर 200 KB तक की कोई PNG, JPEG, GIF या WebP इमेज नहीं है। कृपया कोई फ़ाइल चुनें।',
  'application.resourceTaken': 'इस ऐप्लिकेशन में इस पहचान वाला रिसोर्स पहले से मौजूद है। कृपया कोई दूसरी डालें।',
  'application.resourceLimit': 'इस ऐप्लिकेशन में बहुत ज़्यादा रिसोर्स हैं। कृपया जिनकी ज़रूरत नहीं रही, उन्हें हटाएँ।',
  'application.resource': 'ऐसा कोई रिसोर्स नहीं है।',

  'directory.off': 'इस ऐप्लिकेशन के लिए LDAP बंद है। कृपया पहले इसे “उपयोगकर्ताओं का स्रोत” में चालू करें।',
  'directory.unset': 'कृपया पहले LDAP की सेटिंग डालें।',
  'directory.password': 'कृपया बाइंड पासवर्ड फिर से डालें: यह पहले से अलग सर्वर को या अलग नाम के साथ भेजा जाएगा।',
  'directory.failed': (about?: { why: DirectoryFault }) =>
    about ? `${say(directories, about.why)}।` : 'यह डायरेक्टरी इस्तेमाल नहीं की जा सकती।',
  'directory.away': 'कोई गड़बड़ी हुई। कृपया फिर से कोशिश करें।',
  'directory.newer': 'इस बीच डायरेक्टरी फिर से पढ़ी गई है। कृपया देखें कि अब उसमें क्या है।',
  'directory.wrong': 'पुष्टि नहीं हो सकी। कृपया फिर से कोशिश करें।',
  'directory.unchecked': 'यहाँ केवल डायरेक्टरी में शामिल लोग रजिस्टर कर सकते हैं। अपनी पुष्टि के लिए न्योते का लिंक खोलें।',
  'directory.account': (about?: { why: 'locked' | 'password' }) =>
    ({
      locked: 'डायरेक्टरी ने यह खाता लॉक कर दिया है। कृपया बाद में फिर से कोशिश करें या उसके एडमिन से पूछें।',
      password: 'पासवर्ड की समय-सीमा खत्म हो गई है या उसे बदलना ज़रूरी है। कृपया पहले अपनी कंपनी में उसे बदलें।',
      other: 'डायरेक्टरी इस खाते को साइन इन नहीं करने देती। कृपया उसके एडमिन से पूछें।',
    })[about?.why ?? 'other'],

  'wordpress.off': 'इस ऐप्लिकेशन के लिए WordPress प्लगइन बंद है।',
} as const;
