import { noCaptcha } from '../../src/platform/no-captcha.js';
import { describeCaptcha } from '../contracts/captcha.contract.js';

describeCaptcha('none', () => ({
  captcha: noCaptcha(),
  solve: () => Promise.reject(new Error('nothing is asked for')),
}));
