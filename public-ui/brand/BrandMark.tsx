import { Logo } from '../../web-kit/look/Logo.tsx';
import type { Brand } from './brand.ts';
import './brand.css';

/** Whose page this is: the organisation, or the product where no organisation has a brand. Nothing is seen before it is known. */
export function BrandMark({ brand }: { brand: Brand | null | undefined }) {
  if (!brand)
    return (
      <span className={brand === undefined ? 'brand-waiting' : ''}>
        <Logo />
      </span>
    );
  return (
    <span className="logo brand-mark">
      {brand.logo && <img src={brand.logo} alt="" className="brand-logo" />}
      <span className="logo-name">{brand.name}</span>
    </span>
  );
}
