import { createRequire } from 'node:module';

type Decoded = { code: string; identifier: number; attributes: Record<string, unknown> };
/** The part of the npm codec that tests use as a second opinion. */
type Codec = {
  decode(of: { packet: Buffer; secret: string }): Decoded;
  encode(of: { code: string; identifier?: number; secret: string; attributes: unknown[] }): Buffer;
  encode_response(of: { packet: Decoded; code: string; secret: string; attributes?: unknown[] }): Buffer;
  verify_response(of: { request: Buffer; response: Buffer; secret: string }): boolean;
};
/** The npm package `radius`, which has no types. */
export const codec: Codec = createRequire(import.meta.url)('radius');
