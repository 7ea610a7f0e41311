import { problems } from '../../domain/sentences/hindi/problems/problems.ts';
import type { WebKitCatalogue } from './catalogue.ts';

/** What the shared parts say in Hindi. */
export const hindi: WebKitCatalogue = {
  'web-kit/words': {
    unreachable: 'सर्वर से संपर्क नहीं हो पा रहा है। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
    failed: 'कोई गड़बड़ी हुई।',
    updated: 'यह पेज अपडेट हो गया है या लोड नहीं हो सका। आगे बढ़ने के लिए इसे फिर से लोड करें।',
    offline: 'आप ऑफ़लाइन हैं। नेटवर्क वापस आते ही पेज लोड हो जाएगा।',
    passkey: {
      unsupported: 'इस ब्राउज़र में WebAuthn काम नहीं करता',
      cancelled: 'पहचान की पुष्टि नहीं हो सकी। कृपया फिर से कोशिश करें।',
      known: 'यह डिवाइस पहले से रजिस्टर है',
      notMade: 'पासकी नहीं बन सकी',
      notUsed: 'पासकी से पुष्टि पूरी नहीं हुई',
    },
    // The colon lets every problem stand behind the name, whatever its grammar.
    theName: 'नाम:',
    wrong: (subject: string, problem: string) => `${subject} ${problem}।`,
    toasts: { dismiss: 'हटाएँ', errors: 'गड़बड़ियाँ' },
    serverItself: (ip: string) => `खुद सर्वर (${ip})`,
    language: 'भाषा',
  },
  'web-kit/account': {
    sessions: {
      title: 'सत्र',
      lead: 'आपने कहाँ-कहाँ साइन इन किया है। दो घंटे तक इस्तेमाल न होने पर सत्र अपने-आप खत्म हो जाता है।',
      started: 'साइन-इन का समय',
      used: 'पिछली बार इस्तेमाल',
      current: 'यह सत्र',
      end: 'खत्म करें',
      ended: 'सत्र खत्म हो गया',
      unknown: 'अनजान ब्राउज़र',
      everywhere: 'हर जगह से साइन आउट करें',
      everywhereText: 'इस सत्र समेत आपके सभी सत्र खत्म हो जाएँगे।',
    },
    inUse: { label: 'इस्तेमाल में', ends: 'आपने इसी से साइन इन किया है: यह सत्र भी खत्म हो जाएगा।' },
    renaming: { rename: 'नाम बदलें', name: 'नाम' },
  },
  problems,
};
