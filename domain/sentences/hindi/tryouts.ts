/** What the refusals of `domain/refusals/tryouts.ts` say. */
export const tryouts = {
  'tryout.unknown': 'यह ट्रायल खत्म हो गया है। ऐप्लिकेशन के पेज पर नया ट्रायल शुरू करें।',
  'tryout.grant':
    'यह ऐप्लिकेशन ब्राउज़र से किसी को साइन इन नहीं कराता: इसके ग्रांट टाइप (grant types) में authorization_code नहीं है। पहले इसकी प्रमाणीकरण सेटिंग बदलें।',
  'tryout.nameId':
    'इस व्यक्ति की ऐसी कोई जानकारी दर्ज नहीं है जो ऐप्लिकेशन के Name ID Format से मेल खाए, इसलिए उसे बताया जाएगा कि किसी ने साइन इन नहीं किया।',
  'tryout.certificate': 'ऐप्लिकेशन के सर्टिफ़िकेट से असर्शन एन्क्रिप्ट नहीं किया जा सकता। कृपया दूसरा अपलोड करें।',
} as const;
