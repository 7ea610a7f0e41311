import { mailedToken } from '../../test/people/mails.ts';
import { register, unique } from '../../test/people/people.ts';
import type { Product } from '../../test/product.ts';

/** Registers somebody, and returns the milliseconds until the mail is there. */
export async function firstMail(product: Pick<Product, 'port' | 'url' | 'dataDir'>): Promise<number> {
  const start = performance.now();
  const email = `${unique('ada')}@acme.example`;
  await register(product as Product, email);
  await mailedToken(product, email);
  return performance.now() - start;
}
