import { pictureOf } from './pictures.ts';
import './provider.css';

/** A picture of who keeps a passkey. The name stands beside it, so the picture says nothing. */
export const ProviderPicture = ({ provider }: { provider: string | null }) => (
  <img
    className="provider-picture"
    src={pictureOf(provider)}
    alt=""
    width={18}
    height={18}
    loading="lazy"
    decoding="async"
  />
);
