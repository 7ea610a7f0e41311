import { icon } from './icon.ts';

export default icon('PlayArrow', { d: 'M8 5v14l11-7z' });
