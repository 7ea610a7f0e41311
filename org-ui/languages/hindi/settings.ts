import { roleNames } from '../../../web-kit/languages/hindi.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What the settings of applications and the roles in the team are called, in Hindi. */
export const settings = {
  'things/settings/rows': {
    name: {
      label: 'ऐप्लिकेशन का नाम',
      help: 'लोग इसे रजिस्टर और साइन इन करते समय और न्योतों में देखते हैं।',
      missing: 'कृपया ऐप्लिकेशन का नाम डालें',
      subject: 'नाम:',
    },
    logo: {
      label: 'लोगो',
      help: 'लोग इसे ऐप्लिकेशन के नाम के पास देखते हैं।',
    },
    accessRequests: {
      label: 'लोग ऐक्सेस माँग सकते हैं',
      help: 'जिस व्यक्ति को संगठन जानता है और जिसके पास ऐक्सेस नहीं है, वह साइन-इन पेज पर ऐक्सेस माँग सकता है। आपकी टीम को सूचना मिलती है और कोई एक सदस्य जवाब देता है।',
    },
  },
  'things/members/roles': {
    owner: {
      name: roleNames.owner,
      about: 'सब कुछ कर सकते हैं, प्लान, भुगतान, सुरक्षा सेटिंग और संगठन को बंद करना भी।',
    },
    administrator: {
      name: roleNames.administrator,
      about: 'प्लान, भुगतान, सुरक्षा सेटिंग और संगठन को बंद करने के अलावा सब कुछ कर सकते हैं।',
    },
    support: {
      name: roleNames.support,
      about: 'लोगों की मदद करते हैं: उनके डिवाइस, समूह, न्योते और रिकवरी। और कुछ नहीं बदलते।',
    },
    auditor: { name: roleNames.auditor, about: 'सब कुछ देखते हैं और कुछ नहीं बदलते।' },
  },
} satisfies Partial<Catalogue>;
