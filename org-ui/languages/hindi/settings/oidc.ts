import type { SettingWords } from '../../../things/settings/rowWords.ts';

/** What the settings of OpenID applications are called, in Hindi. */
export const oidcSettings = {
  applicationType: {
    label: 'ऐप्लिकेशन का प्रकार',
    asked: {
      web: 'Web: सर्वर वाली वेबसाइट या ब्राउज़र में चलने वाला ऐप',
      native: 'Native: फ़ोन या डेस्कटॉप का ऐप',
    },
  },
  redirectUris: {
    label: 'साइन-इन के रीडायरेक्ट URI',
    help: 'वे पते जिन पर साइन-इन के बाद लौटा जा सकता है। ये हूबहू मेल खाने चाहिए।',
    subject: 'यह पता:',
  },
  postLogoutRedirectUris: {
    label: 'साइन-आउट के रीडायरेक्ट URI',
    help: 'वे पते जिन पर साइन-आउट के बाद लौटा जा सकता है।',
    subject: 'यह पता:',
  },
  backchannelLogoutUri: {
    label: 'बैक-चैनल लॉगआउट URI',
    help: 'जब किसी व्यक्ति को साइन आउट किया जाता है, हम इस पते पर लॉगआउट टोकन भेजते हैं, ताकि ऐप्लिकेशन अपना सत्र खत्म कर सके। अगर ऐप्लिकेशन में यह सुविधा नहीं है, तो इसे खाली छोड़ दें।',
    subject: 'यह पता:',
  },
  tokenEndpointAuthMethod: {
    label: 'टोकन एंडपॉइंट पर प्रमाणीकरण का तरीका',
    help: 'जो ऐप्लिकेशन सीक्रेट को छिपाकर नहीं रख सकते, जैसे ब्राउज़र या फ़ोन के ऐप, वे none इस्तेमाल करते हैं।',
  },
  pkceRequired: {
    label: 'PKCE ज़रूरी करें',
    reads: 'PKCE',
    help: 'इसे केवल ऐसे ऐप्लिकेशन के लिए बंद करें जिसमें PKCE की सुविधा नहीं है। यह उन साइन-इन को बचाता है जिनका कोड रास्ते में पकड़ लिया जाता है।',
    words: { yes: 'ज़रूरी', no: 'ज़रूरी नहीं' },
  },
  grantTypes: {
    label: 'ग्रांट के प्रकार',
    of: { 'urn:ietf:params:oauth:grant-type:device_code': 'device_code' },
  },
  idTokenAlgorithm: {
    label: 'ID टोकन के हस्ताक्षर',
    help: 'RS256 हर ऐप्लिकेशन में चलता है। दूसरा एल्गोरिद्म तभी चुनें जब ऐप्लिकेशन को उसकी ज़रूरत हो। उसके रिसोर्स के JWT ऐक्सेस टोकन पर भी इसी से हस्ताक्षर होते हैं।',
  },
  subjectType: {
    label: 'सब्जेक्ट (sub)',
    help: 'वह आईडी जिससे ऐप्लिकेशन किसी व्यक्ति को पहचानता है। Pairwise: हर ऐप्लिकेशन में अलग। Public: इस सेटिंग वाले सभी ऐप्लिकेशन में एक ही। बाद में बदलने पर सबकी आईडी बदल जाती है, इसलिए ऐप्लिकेशन जाने-पहचाने लोगों को भी नया समझता है।',
  },
  groupsPrefix: {
    label: 'समूहों का प्रीफ़िक्स',
    help: 'ऐप्लिकेशन को केवल वे समूह बताए जाते हैं जिनका नाम इससे शुरू होता है। सभी समूहों के लिए इसे खाली छोड़ दें।',
    subject: 'प्रीफ़िक्स:',
  },
} satisfies Partial<SettingWords>;
