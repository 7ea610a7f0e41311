type Asked = { who: string; application: string };
type Place = { organisation: string; application: string };

const answer = 'इसका जवाब कंसोल में “ऐक्सेस के अनुरोध” में दें। जवाब न मिलने पर यह अनुरोध 30 दिन में खत्म हो जाएगा।';
const stillNeeded = 'अगर आपको फिर भी इसकी ज़रूरत है, तो इसे चलाने वाले लोगों से बात करें।';

/** The mails about what people ask an organisation for. */
export const help = {
  'mail.accessAsked': ({ who, application }: Asked) => ({
    subject: `${who} ने ${application} का ऐक्सेस माँगा है`,
    lines: [
      `${who} की जानकारी आपके संगठन के पास है। उन्होंने ${application} में साइन इन करने की कोशिश की, लेकिन उनके पास इसका ऐक्सेस नहीं है।`,
      answer,
    ],
    label: 'अनुरोध देखें',
  }),
  'mail.deviceLost': ({ organisation }: { organisation: string }) => ({
    subject: 'क्या आपका डिवाइस खो गया है?',
    lines: [
      `किसी ने, शायद आपने, ${organisation} के साइन-इन पेज पर बताया है कि आपका डिवाइस खो गया है। ${organisation} से वापस ऐक्सेस माँगने के लिए लिंक खोलें।`,
      'लिंक दो दिन तक काम करेगा। अगर यह आपने नहीं किया, तो इस ईमेल पर ध्यान न दें: कुछ नहीं होगा।',
    ],
    label: 'वापस ऐक्सेस माँगें',
  }),
  'mail.deviceAsked': ({ who }: { who: string }) => ({
    subject: `${who} का डिवाइस खो गया है`,
    lines: [
      `${who} ने उस डिवाइस के बिना वापस ऐक्सेस माँगा है। ईमेल के अलावा किसी और तरीके से पक्का कर लें कि अनुरोध सचमुच उन्हीं का है।`,
      answer,
    ],
    label: 'अनुरोध देखें',
  }),
  'mail.deviceDeclined': ({ organisation }: { organisation: string }) => ({
    subject: 'आपके डिवाइस के बिना वापस ऐक्सेस नहीं मिला',
    lines: [
      `आपने अपने डिवाइस के बिना वापस ऐक्सेस माँगा था। ${organisation} ने यह अनुरोध अस्वीकार कर दिया है।`,
      stillNeeded,
    ],
    label: `${organisation} पर जाएँ`,
  }),
  'mail.erasureAsked': ({ who }: { who: string }) => ({
    subject: `${who} ने अपना डेटा मिटाने का अनुरोध किया है`,
    lines: [
      `${who} ने अपने खाते के पेज पर अनुरोध किया है कि आपका संगठन उनकी पूरी जानकारी मिटा दे। अभी कुछ भी मिटाया नहीं गया है।`,
      'इसका जवाब कंसोल में “ऐक्सेस के अनुरोध” में दें और वहाँ उस व्यक्ति को मिटाएँ। जवाब न मिलने पर यह अनुरोध 30 दिन में खत्म हो जाएगा।',
    ],
    label: 'अनुरोध देखें',
  }),
  'mail.erasureAllowed': ({ organisation }: { organisation: string }) => ({
    subject: 'आपका डेटा मिटाया जाएगा',
    lines: [
      `आपने ${organisation} से अपनी पूरी जानकारी मिटाने का अनुरोध किया था। यह अनुरोध मान लिया गया है और जानकारी मिटा दी जाएगी।`,
      'इसके बाद आप वहाँ साइन इन नहीं कर सकेंगे। अगर यह अनुरोध आपने नहीं किया, तो इसे चलाने वाले लोगों को तुरंत बताएँ।',
    ],
    label: `${organisation} पर जाएँ`,
  }),
  'mail.erasureDeclined': ({ organisation }: { organisation: string }) => ({
    subject: 'आपका डेटा नहीं मिटाया जाएगा',
    lines: [
      `आपने ${organisation} से अपनी पूरी जानकारी मिटाने का अनुरोध किया था। यह अनुरोध फ़िलहाल अस्वीकार कर दिया गया है।`,
      'इसकी वजह जानने के लिए इसे चलाने वाले लोगों से बात करें।',
    ],
    label: `${organisation} पर जाएँ`,
  }),
  'mail.accessDeclined': ({ organisation, application }: Place) => ({
    subject: `${application} का ऐक्सेस नहीं मिला`,
    lines: [`आपने ${application} का ऐक्सेस माँगा था। ${organisation} ने यह अनुरोध अस्वीकार कर दिया है।`, stillNeeded],
    label: `${organisation} पर जाएँ`,
  }),
} as const;
