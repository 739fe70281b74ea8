/** The offered emoji by theme; the device's own font draws them. */
export const emojiGroups: readonly { name: string; emoji: readonly string[] }[] = [
  {
    name: 'Yüzler',
    emoji: [
      ...'😀😁😂🤣😊😇🙂😉😍🥰😘😋😜🤪🤩🥳😎🤓🧐🤔🤨😐😏🙄😬😌😴😷🤯🥺😢😭😤😠😡🤬😱😨😳🥵🥶🤢🫠😈💀👻🤡👽🤖',
    ],
  },
  {
    name: 'Eller ve kalpler',
    emoji: [...'👍👎👏🙌🙏🤝👋👌🤞💪👀🫶💔💖💯💥🔥✨🎉'].concat(
      '✌️',
      '🤷',
      '🤦',
      '❤️',
      '🖤',
      '💙',
      '💚',
      '💛',
      '🧡',
      '💜',
    ),
  },
  {
    name: 'İzlerken',
    emoji: [...'🎬🎥🍿📺🎞🎭🎵🎧🏆⭐🌟🌙⏰⏳📅🚀👑🗡🐉🦸🧙🕵🧛🧟🐱🐶🌹☕🍵🥤🍫🍕'],
  },
];
