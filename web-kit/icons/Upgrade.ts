import { icon } from './icon.ts';

export default icon('Upgrade', { d: 'M16 18v2H8v-2zM11 7.99V16h2V7.99h3L12 4 8 7.99z' });
