import { inUtc } from '../../english/mails/times.ts';

type Left = { organisation: string; who: string };

/** The mails about an organisation that is suspended or deleted by one of its operators, whose name is `who`. */
export const leaving = {
  'mail.suspended': ({ organisation, who }: Left) => ({
    subject: `${organisation} को निलंबित कर दिया गया है`,
    lines: [
      `${who} ने ${organisation} को निलंबित कर दिया है। अब इसमें कोई साइन इन नहीं कर सकता और इसका कोई ऐप्लिकेशन काम नहीं करता।`,
      'अगर यह गलती से हुआ है, तो Latchkey की सहायता टीम को बताएँ। वह संगठन को फिर से चालू कर सकती है।',
    ],
    label: 'Latchkey खोलें',
  }),
  'mail.deleted': ({ organisation, who, dueAt }: Left & { dueAt: string }) => ({
    subject: `${organisation} को मिटा दिया जाएगा`,
    lines: [
      `${who} ने ${organisation} को मिटाने का अनुरोध किया है। अब इसमें कोई साइन इन नहीं कर सकता।`,
      `${inUtc(dueAt)} पर सब कुछ हमेशा के लिए मिटा दिया जाएगा। अगर यह गलती से हुआ है, तो Latchkey की सहायता टीम को बताएँ। वह तब तक संगठन को फिर से चालू कर सकती है।`,
      'पैसे देकर लिए गए प्लान की किसी और अवधि के लिए कोई रकम नहीं ली जाएगी। संगठन का वेब पता कभी किसी और को नहीं मिलेगा।',
    ],
    label: 'Latchkey खोलें',
  }),
  'mail.backup': ({ organisation, dueAt }: { organisation: string; dueAt: string }) => ({
    subject: `${organisation} का बैकअप`,
    lines: [
      `आपने ${organisation} को मिटाने और उसके डेटा के बैकअप का अनुरोध किया है।`,
      `लिंक ${inUtc(dueAt)} तक एक बार काम करेगा। आर्काइव में निजी डेटा है: इसे सुरक्षित जगह पर रखें।`,
      'आर्काइव को किसी दूसरे इंस्टॉलेशन में ले जाने के लिए आपको वह पासफ़्रेज़ चाहिए जो आपको दिखाया गया था।',
    ],
    label: 'बैकअप डाउनलोड करें',
  }),
} as const;
