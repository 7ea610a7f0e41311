import type { Catalogue } from '../../catalogue.ts';

/** What is said of custom attributes, in Hindi. */
export const customAttributes = {
  'things/customAttributes': {
    title: 'एट्रिब्यूट',
    about:
      'नाम, पते और संपर्क के अलावा आप लोगों के बारे में जो रखते हैं, जैसे कॉस्ट सेंटर या बैज नंबर। ऐप्लिकेशन को वही एट्रिब्यूट बताए जाते हैं जो उसकी सेटिंग में हैं।',
    none: 'अभी कोई एट्रिब्यूट नहीं है।',
    noneHint: 'पहला जोड़ें, लोगों के पेज पर उसके मान डालें और किसी ऐप्लिकेशन की सेटिंग में उसे चुनें।',
    label: 'लेबल',
    labelHint: 'आपकी टीम इसे जो कहती है।',
    name: 'नाम',
    nameHint: 'ऐप्लिकेशन इसे जो कहते हैं। छोटे अंग्रेज़ी अक्षर, अंक और _।',
    kind: 'प्रकार',
    kinds: { text: 'टेक्स्ट', number: 'संख्या', boolean: 'हाँ या नहीं', choice: 'विकल्प' },
    options: 'चुनने के लिए मान',
    optionsHint: 'हर पंक्ति में एक।',
    at: (label, place) => `${label} ${place}`,
    add: 'एट्रिब्यूट जोड़ें',
    remove: (place) => `एट्रिब्यूट ${place} हटाएँ`,
    removed: 'हटाए गए एट्रिब्यूट के मान न दिखाए जाते हैं, न किसी ऐप्लिकेशन को बताए जाते हैं।',
    labelMissing: 'कृपया लेबल डालें',
    optionsMissing: 'कृपया कम से कम एक मान डालें',
    twice: 'किसी दूसरे एट्रिब्यूट का यही नाम है',
    saved: 'एट्रिब्यूट सेव हो गए',
    toDefine: 'एट्रिब्यूट तय करें',
    known: {
      title: 'एट्रिब्यूट',
      none: 'आपके संगठन के अभी अपने कोई एट्रिब्यूट नहीं हैं।',
      unknown: '-',
      choose: 'पता नहीं',
      yes: 'हाँ',
      no: 'नहीं',
      saved: 'व्यक्ति के एट्रिब्यूट सेव हो गए',
    },
  },
} satisfies Partial<Catalogue>;
