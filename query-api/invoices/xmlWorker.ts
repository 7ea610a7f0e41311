import { parentPort, workerData } from 'node:worker_threads';
import { InvoiceService } from '@e-invoice-eu/core';

const silent = { log: () => {}, warn: () => {}, error: () => {} };
const options = { format: 'CII', lang: 'en', noWarnings: true };
parentPort!.postMessage(await new InvoiceService(silent).generate(workerData, options));
