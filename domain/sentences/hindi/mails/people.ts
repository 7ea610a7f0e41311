import { inUtc } from '../../english/mails/times.ts';

const once = 'लिंक दो दिन तक मान्य है और एक बार काम करता है। अगर आपको इसकी उम्मीद नहीं थी, तो इस ईमेल पर ध्यान न दें।';

type Applications = { organisation: string; application: string; further: readonly string[] };
/** Applications in a sentence, and the first of them in few words. */
const all = ({ application, further }: Applications) =>
  further.length ? `${[application, ...further.slice(0, -1)].join(', ')} और ${further.at(-1)}` : application;
const brief = ({ application, further }: Applications) =>
  further.length ? `${application} और ${further.length} अन्य ऐप्लिकेशन` : application;

/** The mails that let somebody in. */
export const people = {
  'mail.activation': {
    subject: 'अपने ईमेल पते की पुष्टि करें',
    lines: [
      'खाता बनाने के लिए धन्यवाद। कृपया पुष्टि करें कि यह पता आपका है; फिर अपने संगठन का पता चुनें।',
      'लिंक दो दिन तक मान्य है। अगर आपने इसका अनुरोध नहीं किया, तो इस ईमेल पर ध्यान न दें।',
    ],
    label: 'पुष्टि करें और आगे बढ़ें',
  },
  'mail.invitation': ({ organisation }: { organisation: string }) => ({
    subject: `${organisation} की टीम में शामिल होने का न्योता`,
    lines: [
      `${organisation} ने आपको Latchkey पर अपनी टीम में शामिल होने का न्योता दिया है। आप पासकी से साइन इन करेंगे: कोई पासवर्ड नहीं है।`,
      once,
    ],
    label: 'टीम में शामिल हों',
  }),
  'mail.userInvitation': (to: Applications) => ({
    subject: `${brief(to)} के लिए न्योता`,
    lines: [
      `${to.organisation} ने आपको ${all(to)} के लिए न्योता दिया है। आप पासकी से साइन इन करेंगे: कोई पासवर्ड नहीं है।`,
      `${once} इसे उस डिवाइस पर खोलें जिससे आप साइन इन करना चाहते हैं।`,
    ],
    label: to.further.length ? 'रजिस्टर करें' : `${to.application} के लिए रजिस्टर करें`,
  }),
  'mail.access': (to: Applications) => ({
    subject: `अब आप ${brief(to)} का इस्तेमाल कर सकते हैं`,
    lines: [
      `${to.organisation} ने आपको ${all(to)} का ऐक्सेस दिया है।`,
      'रजिस्टर करने की ज़रूरत नहीं है: उसी पासकी से साइन इन करें जिसे आप पहले से इस्तेमाल करते हैं।',
    ],
    label: to.further.length ? 'ऐप खोलें' : `${to.application} खोलें`,
  }),
  'mail.address': ({ organisation, until }: { organisation: string; until: string }) => ({
    subject: 'अपने नए ईमेल पते की पुष्टि करें',
    lines: [
      `${organisation} आपके लिए यह पता इस्तेमाल करना चाहता है। लिंक खोलें और पुष्टि करें कि यह पता आपका है।`,
      `लिंक ${inUtc(until)} तक एक बार काम करेगा। जब तक आप पुष्टि नहीं करते, कुछ नहीं बदलेगा। अगर आपको इसकी उम्मीद नहीं थी, तो इस ईमेल पर ध्यान न दें।`,
    ],
    label: 'पते की पुष्टि करें',
  }),
  /** `username` is how a website knows somebody who becomes one with the person who reads this. */
  'mail.addressJoins': ({
    organisation,
    username,
    until,
  }: {
    organisation: string;
    username: string;
    until: string;
  }) => ({
    subject: 'पुष्टि करें कि आपने दोबारा रजिस्टर किया है',
    lines: [
      `${organisation} के अनुसार किसी वेबसाइट पर ${username} के नाम से आपने रजिस्टर किया है। अगर वह आप ही थे, तो लिंक खोलें और पुष्टि करें। इसके बाद दोनों की पासकी से वह सब खुलेगा जिसका आप वहाँ इस्तेमाल करते हैं।`,
      `अगर आपने ${username} के नाम से रजिस्टर नहीं किया, तो पुष्टि न करें: कोई और आपके नाम से साइन इन कर सकता है। लिंक ${inUtc(until)} तक एक बार काम करेगा। जब तक आप पुष्टि नहीं करते, कुछ नहीं बदलेगा।`,
    ],
    label: 'देखें कि क्या पुष्टि करनी है',
  }),
  'mail.addressAsked': ({ organisation, newAddress }: { organisation: string; newAddress: string }) => ({
    subject: 'आपका ईमेल पता बदलने वाला है',
    lines: [
      `${organisation} आपके लिए इस पते की जगह ${newAddress} इस्तेमाल करना चाहता है। उस पते पर भेजे गए लिंक से पुष्टि होते ही यह बदल जाएगा।`,
      `अगर यह सही नहीं है, तो ${organisation} को चलाने वाले लोगों को बताएँ: वे इसे वापस ले सकते हैं।`,
    ],
    label: `${organisation} पर जाएँ`,
  }),
  'mail.device': {
    subject: 'नया डिवाइस जोड़ें',
    lines: [
      'आपकी टीम के किसी सदस्य ने आपसे साइन इन के लिए एक डिवाइस जोड़ने को कहा है। उसी डिवाइस पर लिंक खोलें।',
      'लिंक दो दिन तक मान्य है और एक बार काम करता है। अगर आपको दूसरा डिवाइस नहीं चाहिए, तो इस ईमेल पर ध्यान न दें।',
    ],
    label: 'डिवाइस जोड़ें',
  },
  /** `client` is what the person signs in through. */
  'mail.approval': ({ application, client }: { application: string; client: string }) => ({
    subject: `${application} में अपने साइन-इन को मंज़ूरी दें`,
    lines: [
      `कोई व्यक्ति आपके यूज़र नेम से, ${client} के ज़रिए, ${application} में साइन इन कर रहा है।`,
      'अगर यह आप हैं, तो दो मिनट के अंदर उस डिवाइस पर लिंक खोलें जिसमें आपकी पासकी है, और मंज़ूरी दें। अगर यह आप नहीं हैं, तो लिंक खोलकर इस अनुरोध की शिकायत करें।',
    ],
    label: 'अनुरोध देखें',
  }),
} as const;
