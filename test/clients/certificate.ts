import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Writes a new certificate for localhost and its key into a folder. */
export async function localCertificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await promisify(execFile)('openssl', ['req', '-x509', ...made, ...name, '-keyout', key, '-out', cert]);
  return { key, cert };
}
