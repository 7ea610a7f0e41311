import { z } from 'zod';
import { ResendLetter } from '../../domain/letter/commands.ts';
import { customMail, WriteCustomMail } from '../../domain/mail/commands.ts';
import { does } from '../kit.ts';

/** The staff's calls about mails. The dead letters are listed at /models/letters. */
export const mailCalls = {
  sendCustomMail: does(
    'POST /sendCustomMail',
    ['admin'],
    WriteCustomMail,
    async ({ bodyData }, { newId, operatorWith }) => ({
      id: newId(),
      operatorId: await operatorWith(bodyData.email),
      ...bodyData,
    }),
    {
      about: 'Sends a mail that the staff wrote.',
      body: z.object({ bodyData: customMail }),
      rate: { count: 120, seconds: 3600 },
      envelope: { errorCode: 0, message: 'Email Sent Successfully' },
    },
  ),
  resendLetter: does(
    'POST /letters/:letterId/resend',
    ['admin'],
    ResendLetter,
    ({ letterId }) => ({ id: letterId }),
    { about: 'Starts the attempts to deliver a dead letter again.' },
  ),
};
