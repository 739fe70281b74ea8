import { noCaptcha } from '../../src/captcha/no-captcha.js';
import { describeCaptcha } from '../contracts/captcha.contract.js';

describeCaptcha('none', () => ({
  captcha: noCaptcha(),
  solve: () => Promise.reject(new Error('nothing is asked for')),
}));
