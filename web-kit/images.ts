/** Images as browser and server know them: by their first bytes. */
export { imageAddress, imageType } from '../domain/application/settings/images.ts';
