import type { PhoneReasons } from './english.ts';

export const reasons: PhoneReasons = {
  'Authentication failed. Please try again.': 'फ़ोन की किसी पासकी से अनुरोध की पुष्टि नहीं हुई।',
  'Assertion was not completed': 'फ़ोन की किसी पासकी से अनुरोध की पुष्टि नहीं हुई।',
  'Attestation was not completed': 'फ़ोन पर पासकी नहीं बनी।',
  'WebAuthn is not supported in this browser': 'फ़ोन के ब्राउज़र में पासकी काम नहीं करतीं।',
  'This device is already registered': 'फ़ोन पहले से रजिस्टर है।',
  'Another number was chosen': 'फ़ोन पर कोई दूसरा नंबर चुना गया।',
  'The approval failed': 'फ़ोन अनुरोध को मंज़ूरी नहीं दे सका।',
};
